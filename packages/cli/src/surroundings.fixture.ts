import { PassThrough, Readable, Writable } from "node:stream";
import { run } from "./run.ts";
import type { Output, Surroundings } from "./surroundings.ts";

/** What a command wrote, and what it ended with. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** What a test changes in the surroundings of a command. */
export interface Told {
  readonly input?: Readable | string | Uint8Array;
  readonly env?: Surroundings["env"];
  /** Characters in a line of the terminal; a pipe has none. */
  readonly columns?: number;
  readonly signal?: AbortSignal;
  readonly stdout?: Output;
}

/** The day of all tests. */
export const now = new Date(2026, 10, 20, 12);

function keeper(columns: number | undefined): { readonly output: Output; readonly text: () => string } {
  let kept = "";
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      kept += chunk.toString();
      done();
    },
  });
  const output = Object.assign(stream, columns === undefined ? {} : { isTTY: true, columns });
  return { output, text: () => kept };
}

/** Runs a command in this process, as `heater-age` would with these words. */
export async function ran(argv: readonly string[], told: Told = {}): Promise<Ran> {
  const { input = "", env = {}, columns, signal = new AbortController().signal } = told;
  const out = keeper(columns);
  const err = keeper(columns);
  const stdin = input instanceof Readable ? input : new PassThrough().end(input);
  const stdout = told.stdout ?? out.output;
  const code = await run(argv, { stdin, stdout, stderr: err.output, env, now: () => now, signal });
  return { code, out: out.text(), err: err.text() };
}
