import { expect, test } from "vitest";
import { showProgress } from "./progress.ts";
import { closingLine, type Output, runProgram, runStages } from "./stages.ts";

const onTerminal = (isTTY: boolean) => {
  let text = "";
  const write = (part: string): boolean => {
    text += part;
    return true;
  };
  const progress = showProgress({ output: { isTTY, write }, now: () => 0 });
  return { progress, lines: () => text.replaceAll("\r\u{1B}[K", "|").trim().split("\n") };
};

test("runs stages in order, with number and time, and adds up their tests", async () => {
  const { progress, lines } = onTerminal(false);
  const total = await runStages(
    [
      { name: "Format", run: () => Promise.resolve() },
      { name: "Unit tests", run: () => Promise.resolve({ passed: 200, failed: 0, skipped: 0 }) },
      { name: "Journeys", run: () => Promise.resolve({ passed: 14, failed: 0, skipped: 0 }) },
    ],
    progress,
  );
  expect(lines()).toEqual([
    "1/3 Format",
    "1/3 Format … 0 s",
    "2/3 Unit tests",
    "2/3 Unit tests … 0 s",
    "3/3 Journeys",
    "3/3 Journeys … 0 s",
  ]);
  expect(total && closingLine(total)).toBe("214 passed, 0 failed");
});

test("hides a program's output on a terminal until its stage fails", async () => {
  const saying = (code: number) => ({
    name: `Ending with ${code}`,
    run: (output: Output) =>
      runProgram(["-e", `console.log("out"); console.error("err"); process.exitCode = ${code}`], {
        folder: ".",
        output,
      }),
  });
  const { progress, lines } = onTerminal(true);
  expect(await runStages([saying(0), saying(3)], progress)).toBeUndefined();
  const shown = lines().map((line) => line.split("|").at(-1));
  expect(shown.slice(0, 2)).toEqual(["1/2 Ending with 0 … 0.0 s", "2/2 Ending with 3 … 0.0 s"]);
  expect(shown.slice(2, 4)).toEqual(expect.arrayContaining(["err", "out"]));
  expect(shown.slice(4)).toEqual(["Ending with 3: FAILED. It ended with 3."]);
});

test("stops at the first stage that fails", async () => {
  const { progress, lines } = onTerminal(false);
  const total = await runStages(
    [
      { name: "Lint", run: () => Promise.reject(new Error("It ended with 1.")) },
      { name: "Unit tests", run: () => Promise.resolve() },
    ],
    progress,
  );
  expect(total).toBeUndefined();
  expect(lines()).toEqual(["1/2 Lint", "1/2 Lint … 0 s", "Lint: FAILED. It ended with 1."]);
});

test("counts skipped tests", () => {
  expect(closingLine({ passed: 3, failed: 0, skipped: 2 })).toBe("3 passed, 0 failed, 2 skipped");
});

test("throws with the exit code of a program that fails", async () => {
  await expect(runProgram(["-e", "process.exit(7)"], { folder: "." })).rejects.toThrow("It ended with 7.");
  await expect(
    runProgram(["-e", "process.exit(Number(process.env.CODE))"], { folder: ".", variables: { CODE: "0" } }),
  ).resolves.toBeUndefined();
});
