import { execPath } from "node:process";
import { expect, test } from "vitest";
import { findProgramFile, runProgram } from "./programs.ts";
import { repository } from "./apps.ts";

test("throws for a package without the command", () => {
  expect(() => findProgramFile(repository, "turbo", "whirl")).toThrow("turbo has no command whirl.");
});

test("returns what a program writes, and throws with it when the program fails", async () => {
  const failing = ["-e", "console.error(`No ${process.env.THING}.`); process.exit(7)"];
  const env = { ...process.env, THING: "bricks" };
  await expect(runProgram(execPath, failing, { folder: ".", env })).rejects.toThrow(
    /ended with 7:\nNo bricks\.$/u,
  );
  await expect(runProgram(execPath, failing, { folder: ".", isShown: true })).rejects.toThrow(
    "It ended with 7.",
  );
  await expect(runProgram(execPath, ["-e", "console.log(1)"], { folder: "." })).resolves.toBe("1\n");
});
