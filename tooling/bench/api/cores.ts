import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { presentProgram } from "@heater-age/run/system-programs";

/** Where what is measured runs, and all else. */
export interface Cores {
  /** What a server is to be run under, so that it has a core of its own. */
  readonly server: readonly string[];
  /** Lets this process run everywhere again. */
  readonly release: () => void;
}

const ticksPerSecond = 100;

/** Milliseconds that processors have spent on a process until now; not-a-number where Linux does not tell. */
export function timeSpentOn(id: number): number {
  if (process.platform !== "linux") return Number.NaN;
  const afterName = readFileSync(`/proc/${id}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  const [user, system] = [afterName[11], afterName[12]];
  return ((Number(user) + Number(system)) / ticksPerSecond) * 1000;
}

/** The numbers of a list as Linux writes it: `0-2,5`. */
function numbersOf(list: string): readonly number[] {
  return list.split(",").flatMap((part) => {
    const [from = 0, to = from] = part.split("-").map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/**
 * Gives the first core to the server that is measured, and the others to this process, which sends the requests, and to
 * what it starts. Where there is one core, or no `taskset`, all share what there is.
 */
export function shareCores(): Cores {
  const program = presentProgram("taskset");
  const allowed =
    program === undefined
      ? undefined
      : /^Cpus_allowed_list:\s*(?<list>\S+)/mu.exec(readFileSync("/proc/self/status", "utf8"))?.groups?.[
          "list"
        ];
  const [first, ...others] = numbersOf(allowed ?? "0");
  if (program === undefined || allowed === undefined || others.length === 0)
    return { server: [], release: () => {} };
  const run = (list: string): void => {
    execFileSync(program, ["-apc", list, String(process.pid)], { stdio: "ignore" });
  };
  run(others.join(","));
  return { server: [program, "-c", String(first)], release: () => run(allowed) };
}
