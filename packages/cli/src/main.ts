#!/usr/bin/env node
import { exitCodes } from "./exit-codes.ts";
import { run } from "./run.ts";

const interrupt = new AbortController();
process.once("SIGINT", () => interrupt.abort());
process.once("SIGTERM", () => interrupt.abort());

const { stdout, stderr, env } = process;
try {
  process.exitCode = await run(process.argv.slice(2), {
    // Whoever only looks at it, opens it.
    get stdin() {
      return process.stdin;
    },
    stdout,
    stderr,
    env,
    now: () => new Date(),
    signal: interrupt.signal,
  });
} catch (error) {
  process.exitCode = exitCodes.defect;
  stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}
