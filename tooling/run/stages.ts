import type { Progress } from "./progress.ts";

/** One step of the test command. */
export interface Stage {
  /** Its word on the command line: "unit". */
  readonly id: string;
  readonly title: string;
  /** The only tier that has it. @default both, each with tests of its own */
  readonly tier?: "first" | "rest";
  /** The IDs of the stages that must have passed. @default none */
  readonly needs?: readonly string[];
  /** Throws on failure. A stage that runs tests returns their number, and fails if one failed. */
  readonly run: () => Promise<TestCount | void>;
}

export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The command that runs only what failed. @default the one that runs the stage */
  readonly repeat?: string;
}

/** What is left to say at the end of a run. */
export interface Outcome {
  readonly isPassed: boolean;
  /** Each failure with the command that repeats it, stages that couldn't run, and the number of tests. */
  readonly lines: readonly string[];
}

const readReason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Runs stages in order. After a failure, it leaves out only those that need the failed one.
 *
 * @param command Runs the stages whose IDs follow: "npx -y pnpm@12 test".
 */
export async function runStages(
  stages: readonly Stage[],
  { say, step }: Progress,
  command: string,
): Promise<Outcome> {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures: string[] = [];
  const unfinished = new Map<string, string>();
  for (const [index, { id, title, needs = [], run }] of stages.entries()) {
    const missing = needs.find((need) => unfinished.has(need));
    if (missing !== undefined) {
      unfinished.set(id, title);
      failures.push(`${title}: not run, because it needs "${unfinished.get(missing)}".`);
      continue;
    }
    let count: TestCount | void;
    let reason = "";
    try {
      count = await step(`${index + 1}/${stages.length} ${title}`, run);
      if (count !== undefined && count.failed > 0) reason = `${count.failed} failed.`;
    } catch (error) {
      reason = readReason(error);
      count = { passed: 0, failed: 1, skipped: 0 };
    }
    total.passed += count?.passed ?? 0;
    total.failed += count?.failed ?? 0;
    total.skipped += count?.skipped ?? 0;
    if (reason === "") continue;
    say(`${title}: FAILED. ${reason}`);
    unfinished.set(id, title);
    failures.push(`${title}: FAILED. Repeat it: ${count?.repeat ?? `${command} ${id}`}`);
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
  const closing = `${total.passed} passed, ${total.failed} failed${skipped}`;
  return { isPassed: failures.length === 0, lines: [...failures, closing] };
}

/** What is chosen without naming stages: what each change needs, what is left, or both. */
export type Tier = "first" | "rest" | "all";

/**
 * Returns the stages with some IDs and those that they need, in order; those of a tier without IDs.
 *
 * @throws Error that lists all IDs when there is no such stage.
 */
export function chooseStages(stages: readonly Stage[], tier: Tier, ids: readonly string[]): readonly Stage[] {
  if (ids.length === 0) return stages.filter((one) => tier === "all" || (one.tier ?? tier) === tier);
  const chosen = new Set<string>();
  const choose = (id: string): void => {
    const stage = stages.find((one) => one.id === id);
    if (stage === undefined)
      throw new Error(`There is no stage "${id}". There are: ${stages.map((one) => one.id).join(", ")}.`);
    chosen.add(id);
    for (const need of stage.needs ?? []) choose(need);
  };
  for (const id of ids) choose(id);
  return stages.filter(({ id }) => chosen.has(id));
}

/** Says what a run of the first tier leaves to another command. */
export function describeRest(stages: readonly Stage[], command: string): string {
  const left = stages.filter(({ tier }) => tier === "rest").map(({ title }) => title);
  return `Left to ${command}: ${left.join("; ")}; rare cases of the others`;
}
