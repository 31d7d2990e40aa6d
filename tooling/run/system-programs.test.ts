import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { listPrograms } from "./system-programs.ts";

it("finds a program in the folders of PATH, if it is executable", () => {
  const folder = mkdtempSync(join(tmpdir(), "heater-age-program-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "heater-age-server");
  const variables = { PATH: ["/nowhere", folder].join(delimiter) };
  writeFileSync(file, "");
  expect(listPrograms("heater-age-server", variables)).toEqual([]);
  chmodSync(file, 0o755);
  expect(listPrograms("heater-age-server", variables)).toEqual([file]);
  expect(listPrograms("heater-age-server", {})).toEqual([]);
});
