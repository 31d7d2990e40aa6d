import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import type { Progress } from "./progress.ts";

/** Receives the output of programs. Undefined if they write it themselves. */
export type Output = ((text: string) => void) | undefined;

/** One step of the test command. */
export interface Stage {
  /** Its word on the command line: "unit". */
  readonly id: string;
  readonly title: string;
  /** The IDs of the stages that must have passed. @default none */
  readonly needs?: readonly string[];
  /** Throws on failure. A stage that runs tests returns their number, and fails if one failed. */
  readonly run: (output: Output) => Promise<TestCount | void>;
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

export interface RunOptions {
  readonly progress: Progress;
  /** Runs the stages whose IDs follow: "npx -y pnpm@12 test". */
  readonly command: string;
  /** Aborts the run: no further stage begins. */
  readonly signal?: AbortSignal;
}

/**
 * Runs stages in order and reports how long each took. After a failure, it leaves out only those that need the failed
 * one. On a terminal, what programs write is shown line by line next to the time, and in full when a stage fails.
 */
export async function runStages(
  stages: readonly Stage[],
  { progress: { onTerminal, say, step }, command, signal }: RunOptions,
): Promise<Outcome> {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures: string[] = [];
  const unfinished = new Map<string, string>();
  for (const [index, { id, title, needs = [], run }] of stages.entries()) {
    if (signal?.aborted === true) break;
    const missing = needs.map((need) => unfinished.get(need)).find((need) => need !== undefined);
    if (missing !== undefined) {
      unfinished.set(id, title);
      failures.push(`${title}: not run, because it needs "${missing}".`);
      continue;
    }
    let written = "";
    const work = async (note: (text: string) => void): Promise<TestCount | void> => {
      const keep = (text: string): void => {
        written += text;
        note(text);
      };
      return run(onTerminal ? keep : undefined);
    };
    let count: TestCount | void;
    let reason = "";
    try {
      count = await step(`${index + 1}/${stages.length} ${title}`, work);
      if (count !== undefined && count.failed > 0) reason = `${count.failed} failed.`;
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
      count = { passed: 0, failed: 1, skipped: 0 };
    }
    total.passed += count?.passed ?? 0;
    total.failed += count?.failed ?? 0;
    total.skipped += count?.skipped ?? 0;
    if (reason === "") continue;
    if (written !== "") say(written.trim());
    say(`${title}: FAILED. ${reason}`);
    unfinished.set(id, title);
    failures.push(`${title}: FAILED. Repeat it: ${count?.repeat ?? `${command} ${id}`}`);
  }
  return { isPassed: failures.length === 0, lines: [...failures, closingLine(total)] };
}

/**
 * Returns the stages with some IDs and those that they need, in order; all of them without IDs.
 *
 * @throws Error that lists all IDs when there is no such stage.
 */
export function chooseStages(stages: readonly Stage[], ids: readonly string[]): readonly Stage[] {
  if (ids.length === 0) return stages;
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

/** Returns the last line of a run: "214 passed, 0 failed". */
function closingLine({ passed, failed, skipped }: TestCount): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

const running = new Set<ChildProcess>();

export interface ProgramOptions {
  readonly folder: string;
  readonly variables?: NodeJS.ProcessEnv;
  readonly output?: Output;
}

/**
 * Runs a program with this Node.js, and shows its output.
 *
 * @throws Error when it fails.
 */
export async function runProgram(
  command: readonly string[],
  { folder, variables = {}, output }: ProgramOptions,
): Promise<void> {
  const stdio = output === undefined ? "inherit" : "pipe";
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdio: ["ignore", stdio, stdio],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", output ?? (() => {}));
  running.add(child);
  const end = await new Promise<string | number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve(signal ?? code));
  });
  running.delete(child);
  if (end !== 0) throw new Error(`It ended with ${end}.`);
}

/** Sends a signal to the programs of the current stage. */
export function interrupt(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal);
}
