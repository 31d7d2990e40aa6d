#!/usr/bin/env node
import { run } from "./run.ts";

const interrupt = new AbortController();
process.once("SIGINT", () => interrupt.abort());
process.once("SIGTERM", () => interrupt.abort());

const { stdout, stderr, env } = process;
process.exitCode = await run(process.argv.slice(2), {
  // Reading the property opens the stream.
  get stdin() {
    return process.stdin;
  },
  stdout,
  stderr,
  env,
  now: () => new Date(),
  signal: interrupt.signal,
});
