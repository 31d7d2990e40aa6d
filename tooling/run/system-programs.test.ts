import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { listPrograms } from "./system-programs.ts";

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
  expect(listPrograms(name, variables)).toEqual([join(folder, name)]);
});

it("finds a program of root in a folder that is not in PATH", () => {
  const folder = folderWith(0o755);
  expect(listPrograms(name, { PATH: "/nowhere" }, [folder])).toEqual([join(folder, name)]);
});

it("returns nothing for a program that is missing or not executable", () => {
  expect(listPrograms(name, { PATH: "/nowhere" })).toEqual([]);
  expect(listPrograms(name, { PATH: folderWith(0o644) })).toEqual([]);
  expect(listPrograms(name, {})).toEqual([]);
});
