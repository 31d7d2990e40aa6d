import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { presentProgram } from "@heater-age/run/system-programs";

/** How the cores are divided. */
export interface Cores {
  /** The wrapper that runs a server on its own core, with its arguments. */
  readonly server: readonly string[];
  /** Gives this process all cores back. */
  readonly release: () => void;
}

const ticksPerSecond = 100;

/** Returns a process's CPU milliseconds; `NaN` on systems other than Linux. */
export function timeSpentOn(id: number): number {
  if (process.platform !== "linux") return Number.NaN;
  const afterName = readFileSync(`/proc/${id}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  const [user, system] = [afterName[11], afterName[12]];
  return ((Number(user) + Number(system)) / ticksPerSecond) * 1000;
}

/** Parses a list of numbers as Linux writes it: `0-2,5`. */
function numbersOf(list: string): readonly number[] {
  return list.split(",").flatMap((part) => {
    const [from = 0, to = from] = part.split("-").map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/**
 * Reserves the first core for the measured server, and the others for this process and its children. With one core, or
 * without `taskset`, all share the cores.
 */
export function shareCores(): Cores {
  const program = presentProgram("taskset");
  const shared = { server: [], release: () => {} };
  if (program === undefined) return shared;
  const status = readFileSync("/proc/self/status", "utf8");
  const [, allowed = "0"] = /^Cpus_allowed_list:\s*(\S+)/mu.exec(status) ?? [];
  const [first, ...others] = numbersOf(allowed);
  if (others.length === 0) return shared;
  const run = (list: string): void => {
    execFileSync(program, ["-apc", list, String(process.pid)], { stdio: "ignore" });
  };
  run(others.join(","));
  return { server: [program, "-c", String(first)], release: () => run(allowed) };
}
