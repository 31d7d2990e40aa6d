import { expect, test } from "vitest";
import { showProgress } from "./progress.ts";
import { chooseStages, type Output, runProgram, runStages, type Stage, type TestCount } from "./stages.ts";

const command = "npx -y pnpm@12 test";

const onTerminal = (isTTY: boolean) => {
  let text = "";
  const write = (part: string): boolean => {
    text += part;
    return true;
  };
  const progress = showProgress({ output: { isTTY, write }, now: () => 0 });
  return { progress, command, lines: () => text.replaceAll("\r\u{1B}[K", "|").trim().split("\n") };
};

/** A stage that runs tests, or fails with an error. */
const stage = (id: string, result: TestCount | Error, ...needs: readonly string[]): Stage => ({
  id,
  title: id.toUpperCase(),
  needs,
  run: () => (result instanceof Error ? Promise.reject(result) : Promise.resolve(result)),
});
const passed = (count: number): TestCount => ({ passed: count, failed: 0, skipped: 0 });

test("runs stages in order, with number and time, and adds up their tests", async () => {
  const { progress, lines } = onTerminal(false);
  const outcome = await runStages([stage("unit", passed(200)), stage("journeys", passed(14))], {
    progress,
    command,
  });
  expect(lines()).toEqual(["1/2 UNIT", "1/2 UNIT … 0 s", "2/2 JOURNEYS", "2/2 JOURNEYS … 0 s"]);
  expect(outcome).toEqual({ isPassed: true, lines: ["214 passed, 0 failed"] });
});

test("leaves out only what needs a failed stage, and lists each failure with the command that repeats it", async () => {
  const { progress, lines } = onTerminal(false);
  const repeat = "npx -y pnpm@12 unit packages/scan/src/browser.test.ts";
  const stages = [
    stage("types", new Error("It ended with 2.")),
    stage("unit", { passed: 200, failed: 3, skipped: 1, repeat }),
    stage("website", new Error("It ended with 1.")),
    stage("start", passed(2)),
    stage("journeys", passed(14), "website"),
  ];
  expect(await runStages(stages, { progress, command })).toEqual({
    isPassed: false,
    lines: [
      "TYPES: FAILED. Repeat it: npx -y pnpm@12 test types",
      `UNIT: FAILED. Repeat it: ${repeat}`,
      "WEBSITE: FAILED. Repeat it: npx -y pnpm@12 test website",
      'JOURNEYS: not run, because it needs "WEBSITE".',
      "202 passed, 5 failed, 1 skipped",
    ],
  });
  expect(lines().filter((line) => line.includes("FAILED"))).toEqual([
    "TYPES: FAILED. It ended with 2.",
    "UNIT: FAILED. 3 failed.",
    "WEBSITE: FAILED. It ended with 1.",
  ]);
});

test("begins no further stage when it is aborted", async () => {
  const { progress } = onTerminal(false);
  const stopping = new AbortController();
  const first: Stage = { id: "unit", title: "Unit", run: async () => stopping.abort() };
  const options = { progress, command, signal: stopping.signal };
  const { lines } = await runStages([first, stage("journeys", passed(14))], options);
  expect(lines).toEqual(["0 passed, 0 failed"]);
});

test("hides a program's output on a terminal until its stage fails", async () => {
  const saying = (code: number): Stage => ({
    id: String(code),
    title: `Ending with ${code}`,
    run: (output: Output) =>
      runProgram(["-e", `console.log("out"); console.error("err"); process.exitCode = ${code}`], {
        folder: ".",
        output,
      }),
  });
  const { progress, lines } = onTerminal(true);
  expect((await runStages([saying(0), saying(3)], { progress, command })).isPassed).toBe(false);
  const shown = lines().map((line) => line.split("|").at(-1));
  expect(shown.slice(0, 2)).toEqual(["1/2 Ending with 0 … 0.0 s", "2/2 Ending with 3 … 0.0 s"]);
  expect(shown.slice(2, 4)).toEqual(expect.arrayContaining(["err", "out"]));
  expect(shown.slice(4)).toEqual(["Ending with 3: FAILED. It ended with 3."]);
});

test("chooses stages and what they need, and lists all for an unknown word", () => {
  const stages = [
    stage("unit", passed(1)),
    stage("website", passed(1)),
    stage("journeys", passed(1), "website"),
  ];
  const chosen = (...ids: readonly string[]) => chooseStages(stages, ids).map(({ id }) => id);
  expect(chosen()).toEqual(["unit", "website", "journeys"]);
  expect(chosen("journeys")).toEqual(["website", "journeys"]);
  expect(() => chosen("walks")).toThrow('There is no stage "walks". There are: unit, website, journeys.');
});

test("throws with the exit code of a program that fails", async () => {
  await expect(runProgram(["-e", "process.exit(7)"], { folder: "." })).rejects.toThrow("It ended with 7.");
  await expect(
    runProgram(["-e", "process.exit(Number(process.env.CODE))"], { folder: ".", variables: { CODE: "0" } }),
  ).resolves.toBeUndefined();
});
