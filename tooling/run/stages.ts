import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";

/** One step of the test command. */
export interface Stage {
  readonly name: string;
  /** Throws when something is wrong, and may return how many tests it ran. */
  readonly run: () => Promise<TestCount | void>;
}

export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface StagesOptions {
  readonly say: (line: string) => void;
  /** Returns milliseconds since a fixed moment. */
  readonly now: () => number;
}

/**
 * Runs stages one after the other, says how long each took, and stops at the first that fails.
 *
 * @returns How many tests all stages ran; undefined when a stage failed.
 */
export async function runStages(
  stages: readonly Stage[],
  { say, now }: StagesOptions,
): Promise<TestCount | undefined> {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const [index, { name, run }] of stages.entries()) {
    const from = now();
    const took = (): string => `${((now() - from) / 1000).toFixed(1)} s`;
    say(`\n${index + 1}/${stages.length} ${name}`);
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

/** Returns the last line of a run: "214 passed, 0 failed". */
export function closingLine({ passed, failed, skipped }: TestCount): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

const running = new Set<ChildProcess>();

/**
 * Runs a program with this Node.js, and shows its output.
 *
 * @throws Error when it fails.
 */
export async function runProgram(
  command: readonly string[],
  { folder, variables = {} }: { readonly folder: string; readonly variables?: NodeJS.ProcessEnv },
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

/** Sends a signal to the programs of the current stage. */
export function interrupt(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal);
}
