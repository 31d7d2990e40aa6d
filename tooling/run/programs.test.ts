import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { programOf } from "./programs.ts";

const repository = fileURLToPath(new URL("../..", import.meta.url));

test.each([
  ["turbo", undefined],
  ["prettier", undefined],
  ["@playwright/test", "playwright"],
])("finds the program of %s", (name, command) => {
  expect(existsSync(programOf(repository, name, command))).toBe(true);
});

test("throws for a package without the command", () => {
  expect(() => programOf(repository, "turbo", "whirl")).toThrow("turbo has no command whirl.");
});
