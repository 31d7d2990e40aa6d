import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { presentProgram } from "./system-programs.ts";

const name = "heater-age-server";

function folderWith(mode: number): string {
  const folder = mkdtempSync(join(tmpdir(), "heater-age-program-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), "");
  chmodSync(join(folder, name), mode);
  return folder;
}

it("finds a program in the folders of PATH", () => {
  const folder = folderWith(0o755);
  const variables = { PATH: ["/nowhere", folder].join(delimiter) };
  expect(presentProgram(name, variables)).toBe(join(folder, name));
});

it("finds a program of root in a folder that is not in PATH", () => {
  const folder = folderWith(0o755);
  expect(presentProgram(name, { PATH: "/nowhere" }, [folder])).toBe(join(folder, name));
});

it("returns nothing for a program that is missing or not executable", () => {
  expect(presentProgram(name, { PATH: "/nowhere" })).toBeUndefined();
  expect(presentProgram(name, { PATH: folderWith(0o644) })).toBeUndefined();
  expect(presentProgram(name, {})).toBeUndefined();
});
