import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { programOf } from "./programs.ts";

const repository = fileURLToPath(new URL("../..", import.meta.url));

test.each([
  ["turbo", undefined],
  ["prettier", undefined],
  ["@playwright/test", "playwright"],
])("the program of %s is there", (name, command) => {
  expect(existsSync(programOf(repository, name, command))).toBe(true);
});

test("a package without the command is an error", () => {
  expect(() => programOf(repository, "turbo", "whirl")).toThrow("turbo has no command whirl.");
});
