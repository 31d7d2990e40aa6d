import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import type { Progress } from "./progress.ts";

/** Receives the output of programs. Undefined if they write it themselves. */
export type Output = ((text: string) => void) | undefined;

/** One step of the test command. */
export interface Stage {
  readonly name: string;
  /** Throws on failure, and may return the number of tests it ran. */
  readonly run: (output: Output) => Promise<TestCount | void>;
}

export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/**
 * Runs stages in order, reports how long each took, and stops at the first that fails. On a terminal, what programs
 * write is shown line by line next to the time, and in full when a stage fails.
 *
 * @returns The number of tests run; undefined when a stage failed.
 */
export async function runStages(
  stages: readonly Stage[],
  { onTerminal, say, step }: Progress,
): Promise<TestCount | undefined> {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const [index, { name, run }] of stages.entries()) {
    let written = "";
    try {
      const count = await step(`${index + 1}/${stages.length} ${name}`, (note) => {
        const keep = (text: string): void => {
          written += text;
          note(text);
        };
        return run(onTerminal ? keep : undefined);
      });
      total.passed += count?.passed ?? 0;
      total.failed += count?.failed ?? 0;
      total.skipped += count?.skipped ?? 0;
    } catch (error) {
      if (written !== "") say(written.trim());
      say(`${name}: FAILED. ${error instanceof Error ? error.message : String(error)}`);
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
