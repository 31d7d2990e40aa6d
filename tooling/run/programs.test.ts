import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { findProgramFile, runProgram } from "./programs.ts";

const repository = fileURLToPath(new URL("../..", import.meta.url));

test.each([
  ["turbo", undefined],
  ["prettier", undefined],
  ["@playwright/test", "playwright"],
])("finds the program of %s", (name, command) => {
  expect(existsSync(findProgramFile(repository, name, command))).toBe(true);
});

test("throws for a package without the command", () => {
  expect(() => findProgramFile(repository, "turbo", "whirl")).toThrow("turbo has no command whirl.");
});

test("throws with the output of a program that fails", async () => {
  const failing = ["-e", "console.error(`No ${process.env.THING}.`); process.exit(7)"];
  await expect(runProgram(failing, { folder: ".", variables: { THING: "bricks" } })).rejects.toThrow(
    /ended with 7:\nNo bricks\.$/u,
  );
  await expect(runProgram(["-e", "process.exit(7)"], { folder: ".", isShown: true })).rejects.toThrow(
    "It ended with 7.",
  );
  await expect(runProgram(["-e", ""], { folder: "." })).resolves.toBeUndefined();
});

test("ends a program that is aborted", async () => {
  const stopping = new AbortController();
  const running = runProgram(["-e", "setInterval(() => {}, 1000)"], {
    folder: ".",
    signal: stopping.signal,
  });
  stopping.abort();
  await expect(running).rejects.toThrow(/abort/u);
});
