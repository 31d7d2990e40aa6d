import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startTestApi } from "./api.ts";
import { type Installation, installPacked } from "./install.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The public packages, packed and installed once for all test files. */
    readonly installation: Installation;
    /** The URL of an API with a PostgreSQL. */
    readonly apiUrl: string;
  }
}

/** Packs and installs the public packages, and starts an API for them. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "heater-age-packed-")));
  const api = await startTestApi();
  const tearDown = async (): Promise<void> => {
    await api.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    project.provide("apiUrl", api.url);
    project.provide("installation", await installPacked(folder));
    return tearDown;
  } catch (error) {
    await tearDown();
    throw error;
  }
}
