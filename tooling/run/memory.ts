import { existsSync, readFileSync, rmSync } from "node:fs";
import { until } from "./programs.ts";
import type { Service } from "./service.ts";

/** Memory of a process in bytes. */
export interface Memory {
  /** In use after a garbage collection. */
  readonly used: number;
  /** Resident set size. */
  readonly resident: number;
}

const reporter = new URL("report-memory.ts", import.meta.url).href;

/**
 * Returns the environment of a service whose memory `memoryOf` can read.
 *
 * @param file Path of a file for this service's answers only.
 */
export const memoryReporting = (file: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=${reporter}`,
  MEMORY_FILE: file,
});

/**
 * Returns the memory of a service started with `memoryReporting(file)`.
 *
 * @returns `NaN` twice when it doesn't answer within 20 seconds.
 */
export async function memoryOf(service: Pick<Service, "signal">, file: string): Promise<Memory> {
  rmSync(file, { force: true });
  service.signal("SIGUSR2");
  if (!(await until(() => existsSync(file), 20_000))) return { used: Number.NaN, resident: Number.NaN };
  return JSON.parse(readFileSync(file, "utf8")) as Memory;
}
