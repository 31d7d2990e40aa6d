import { existsSync, readFileSync, rmSync } from "node:fs";
import { until } from "./programs.ts";
import type { Service } from "./service.ts";

/** Memory of a process in bytes. */
export interface Memory {
  /** What is in use after a garbage collection. */
  readonly used: number;
  /** What the system has given to the process. */
  readonly resident: number;
}

const reporter = new URL("report-memory.ts", import.meta.url).href;

/**
 * Returns the variables of a service that `memoryOf` can ask for its memory.
 *
 * @param file Path of a file for the answers of this service alone.
 */
export const memoryReporting = (file: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=${reporter}`,
  MEMORY_FILE: file,
});

/**
 * Asks a service that was started with `memoryReporting(file)` for its memory.
 *
 * @returns Not-a-number twice when it does not answer within 20 seconds.
 */
export async function memoryOf(service: Pick<Service, "signal">, file: string): Promise<Memory> {
  rmSync(file, { force: true });
  service.signal("SIGUSR2");
  if (!(await until(() => existsSync(file), 20_000))) return { used: Number.NaN, resident: Number.NaN };
  return JSON.parse(readFileSync(file, "utf8")) as Memory;
}
