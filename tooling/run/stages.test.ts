import { expect, test } from "vitest";
import { closingLine, runProgram, runStages } from "./stages.ts";

function listener(): {
  readonly lines: string[];
  readonly say: (line: string) => void;
  readonly now: () => number;
} {
  const lines: string[] = [];
  let moment = 0;
  return { lines, say: (line) => void lines.push(line.trim()), now: () => (moment += 1500) };
}

test("stages run in order, are numbered and timed, and their tests are added up", async () => {
  const { lines, ...options } = listener();
  const total = await runStages(
    [
      { name: "Format", run: () => Promise.resolve() },
      { name: "Unit tests", run: () => Promise.resolve({ passed: 200, failed: 0, skipped: 0 }) },
      { name: "Journeys", run: () => Promise.resolve({ passed: 14, failed: 0, skipped: 0 }) },
    ],
    options,
  );
  expect(lines).toEqual([
    "1/3 Format",
    "Format: good after 1.5 s",
    "2/3 Unit tests",
    "Unit tests: good after 1.5 s",
    "3/3 Journeys",
    "Journeys: good after 1.5 s",
  ]);
  expect(total && closingLine(total)).toBe("214 passed, 0 failed");
});

test("the first stage that fails is the last", async () => {
  const { lines, ...options } = listener();
  const total = await runStages(
    [
      { name: "Lint", run: () => Promise.reject(new Error("It ended with 1.")) },
      { name: "Unit tests", run: () => Promise.resolve() },
    ],
    options,
  );
  expect(total).toBeUndefined();
  expect(lines).toEqual(["1/2 Lint", "Lint: FAILED after 1.5 s. It ended with 1."]);
});

test("skipped tests are counted", () => {
  expect(closingLine({ passed: 3, failed: 0, skipped: 2 })).toBe("3 passed, 0 failed, 2 skipped");
});

test("a program that fails is an error with its code", async () => {
  await expect(runProgram(["-e", "process.exit(7)"], { folder: "." })).rejects.toThrow("It ended with 7.");
  await expect(
    runProgram(["-e", "process.exit(Number(process.env.CODE))"], { folder: ".", variables: { CODE: "0" } }),
  ).resolves.toBeUndefined();
});
