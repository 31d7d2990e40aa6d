import { PassThrough, Readable, Writable } from "node:stream";
import { run } from "./run.ts";
import type { Output, ProcessContext } from "./terminal/process-context.ts";

/** The output of a command, and its exit code. */
interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Properties of a command's process that a test can change. */
interface TestProcess extends Partial<Pick<ProcessContext, "env" | "signal" | "stdout">> {
  readonly input?: Readable | string | Uint8Array;
  /** Characters in a line of the terminal; absent for a pipe. */
  readonly columns?: number;
}

/** The day of all tests. */
const now = new Date(2026, 10, 20, 12);

function recorder(columns: number | undefined): { readonly output: Output; readonly text: () => string } {
  let written = "";
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString();
      done();
    },
  });
  const output = Object.assign(stream, columns === undefined ? {} : { isTTY: true, columns });
  return { output, text: () => written };
}

/** Runs a command in this process, like `heater-age` with these arguments. */
export async function runCommand(
  argv: readonly string[],
  { input = "", env = {}, columns, signal = new AbortController().signal, stdout }: TestProcess = {},
): Promise<CommandResult> {
  const out = recorder(columns);
  const err = recorder(columns);
  const stdin = input instanceof Readable ? input : new PassThrough().end(input);
  const context = { stdin, stdout: stdout ?? out.output, stderr: err.output, env, now: () => now, signal };
  return { code: await run(argv, context), out: out.text(), err: err.text() };
}
