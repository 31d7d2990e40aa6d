import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";

/** One step of the test command. */
export interface Stage {
  readonly name: string;
  /** Throws when something is wrong; what is counted are tests. */
  readonly run: () => Promise<TestCount | void>;
}

/** How many tests a stage has run. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What a stage says when it is through, beside its tests. */
export interface StagesOptions {
  readonly say: (line: string) => void;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
}

/**
 * Runs the stages one after the other, naming each with the time it took, and stops at the first that fails.
 *
 * @returns the tests of all stages together; undefined when a stage failed.
 *
 * @example
 * await runStages([{ name: "Format", run: () => format() }], { say: console.log, now: () => performance.now() });
 */
export async function runStages(
  stages: readonly Stage[],
  { say, now }: StagesOptions,
): Promise<TestCount | undefined> {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { name, run } of stages) {
    const from = now();
    const took = (): string => `${((now() - from) / 1000).toFixed(1)} s`;
    say(`\n${name}`);
    try {
      const count = await run();
      total.passed += count?.passed ?? 0;
      total.failed += count?.failed ?? 0;
      total.skipped += count?.skipped ?? 0;
      say(`${name}: good after ${took()}`);
    } catch (error) {
      say(`${name}: FAILED after ${took()}. ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  }
  return total;
}

/**
 * The last line of a run.
 *
 * @example
 * closingLine({ passed: 214, failed: 0, skipped: 0 }); // "214 passed, 0 failed"
 */
export function closingLine({ passed, failed, skipped }: TestCount): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

const running = new Set<ChildProcess>();

/** Options of a program that a stage runs. */
export interface ProgramOptions {
  readonly folder: string;
  readonly variables?: Readonly<Record<string, string>>;
}

/**
 * Runs a program of a stage under our own Node.js, with its output shown.
 *
 * @throws Error when it fails.
 */
export async function runProgram(
  command: readonly string[],
  { folder, variables = {} }: ProgramOptions,
): Promise<void> {
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdio: ["ignore", "inherit", "inherit"],
  });
  running.add(child);
  const end = await new Promise<string | number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(signal ?? code));
  });
  running.delete(child);
  if (end !== 0) throw new Error(`It ended with ${end}.`);
}

/** Ends what a stage runs at this moment. */
export function interrupt(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal);
}
