import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { repository } from "./tree.ts";

const run = promisify(execFile);

it.each([
  ["api", "The API"],
  ["web", "The website"],
])("apps/%s says which Node.js it needs", async (app, name) => {
  // As in older versions, which can't load TypeScript.
  const older = ["--no-experimental-strip-types", "start.js"];
  const starting = run(process.execPath, older, { cwd: join(repository, "apps", app) });
  await expect(starting).rejects.toMatchObject({
    code: 1,
    stderr: `${name} needs Node.js 22.22.2 or newer, and this is ${process.versions.node}.\n`,
  });
});
