import { expect, test } from "vitest";
import { showProgress } from "./progress.ts";
import { chooseStages, runStages, type Stage, type TestCount } from "./stages.ts";

const command = "npx -y pnpm@12 test";

function listen() {
  const lines: string[] = [];
  const write = (text: string | Uint8Array): boolean => lines.push(String(text).trim()) > 0;
  return { progress: showProgress({ write }), command, lines };
}

/** A stage that runs tests, or fails with an error. */
const stage = (id: string, result: TestCount | Error, ...needs: readonly string[]): Stage => ({
  id,
  title: id.toUpperCase(),
  needs,
  run: () => (result instanceof Error ? Promise.reject(result) : Promise.resolve(result)),
});
const passed = (count: number): TestCount => ({ passed: count, failed: 0, skipped: 0 });

test("runs stages in order, with number and time, and adds up their tests", async () => {
  const { progress, lines } = listen();
  const stages = [stage("unit", passed(200)), stage("journeys", passed(14))];
  const outcome = await runStages(stages, progress, command);
  expect(lines).toEqual(["1/2 UNIT", "1/2 UNIT … 0 s", "2/2 JOURNEYS", "2/2 JOURNEYS … 0 s"]);
  expect(outcome).toEqual({ isPassed: true, lines: ["214 passed, 0 failed"] });
});

test("leaves out only what needs a failed stage, and lists each failure with the command that repeats it", async () => {
  const { progress, lines } = listen();
  const repeat = "npx -y pnpm@12 unit packages/scan/src/browser.test.ts";
  const stages = [
    stage("types", new Error("It ended with 2.")),
    stage("unit", { passed: 200, failed: 3, skipped: 1, repeat }),
    stage("website", new Error("It ended with 1.")),
    stage("start", passed(2)),
    stage("journeys", passed(14), "website"),
  ];
  expect(await runStages(stages, progress, command)).toEqual({
    isPassed: false,
    lines: [
      "TYPES: FAILED. Repeat it: npx -y pnpm@12 test types",
      `UNIT: FAILED. Repeat it: ${repeat}`,
      "WEBSITE: FAILED. Repeat it: npx -y pnpm@12 test website",
      'JOURNEYS: not run, because it needs "WEBSITE".',
      "202 passed, 5 failed, 1 skipped",
    ],
  });
  expect(lines.filter((line) => line.includes("FAILED"))).toEqual([
    "TYPES: FAILED. It ended with 2.",
    "UNIT: FAILED. 3 failed.",
    "WEBSITE: FAILED. It ended with 1.",
  ]);
});

const tiers: readonly Stage[] = [
  { ...stage("lint", passed(1)), tier: "first" },
  { ...stage("types", passed(1)), tier: "rest" },
  stage("website", passed(1)),
  stage("journeys", passed(1), "website"),
];

test.each([
  ["first", [], ["lint", "website", "journeys"]],
  ["rest", [], ["types", "website", "journeys"]],
  ["all", [], ["lint", "types", "website", "journeys"]],
  ["first", ["types"], ["types"]],
  ["rest", ["journeys"], ["website", "journeys"]],
] as const)(
  "chooses the stages of a tier, or named ones and what they need: %s %j",
  (tier, ids, expected) => {
    expect(chooseStages(tiers, tier, ids).map(({ id }) => id)).toEqual(expected);
  },
);

test("lists all stages for an unknown word", () => {
  expect(() => chooseStages(tiers, "first", ["walks"])).toThrow(
    'There is no stage "walks". There are: lint, types, website, journeys.',
  );
});
