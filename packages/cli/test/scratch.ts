import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** Makes a folder that is removed after the tests of the calling file. */
export function createScratch() {
  const scratch = realpathSync(mkdtempSync(join(tmpdir(), "heater-age-cli-")));
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));
  /** Returns the path of a file in the folder, and writes the content if there is one. */
  const fileIn = (name: string, content?: string | Uint8Array): string => {
    const path = join(scratch, name);
    if (content !== undefined) writeFileSync(path, content);
    return path;
  };
  return { scratch, fileIn };
}
