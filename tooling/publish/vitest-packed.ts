import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { type Installation, installPacked } from "./pack.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The public packages, packed and installed once for all test files. */
    readonly installation: Installation;
  }
}

/** Packs and installs the public packages, and provides where they are as `installation`. */
export default async function setUp(project: TestProject): Promise<() => void> {
  const scratch = realpathSync(mkdtempSync(join(tmpdir(), "heater-age-packed-")));
  const tearDown = (): void => rmSync(scratch, { recursive: true, force: true });
  try {
    project.provide("installation", await installPacked(scratch));
    return tearDown;
  } catch (error) {
    tearDown();
    throw error;
  }
}
