import { existsSync, readFileSync, rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { Service } from "./service.ts";

/** Memory of a process in bytes. */
export interface Memory {
  /** What it uses, once what it does not need is cleared. */
  readonly used: number;
  /** What the system has given it. */
  readonly resident: number;
}

const reporter = new URL("report-memory.ts", import.meta.url).href;
const patience = 20_000;

/**
 * Variables of a service that can be asked for its memory.
 *
 * @param file Path of a file for its answers, of that service alone.
 */
export const memoryReporting = (file: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=${reporter}`,
  MEMORY_FILE: file,
});

/**
 * Asks a service that was started with `memoryReporting(file)` for its memory.
 *
 * @returns not-a-number twice when it does not answer within 20 seconds.
 *
 * @example
 * const api = await startService({ ...options, variables: memoryReporting(file) });
 * (await memoryOf(api, file)).used; // 61_243_392
 */
export async function memoryOf(service: Pick<Service, "signal">, file: string): Promise<Memory> {
  rmSync(file, { force: true });
  service.signal("SIGUSR2");
  for (const until = performance.now() + patience; !existsSync(file); await wait(50)) {
    if (performance.now() > until) return { used: Number.NaN, resident: Number.NaN };
  }
  return JSON.parse(readFileSync(file, "utf8")) as Memory;
}
