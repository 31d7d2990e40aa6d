import { readdirSync, readFileSync } from "node:fs";

const ticksPerSecond = 100;

/** Returns the text of a process's file, or nothing if the process has ended. */
function textOf(id: string, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, "utf8");
  } catch {
    return "";
  }
}

/** Returns the ids of running processes whose environment has a variable with this value. */
export const processesWith = (name: string, value: string): readonly string[] =>
  readdirSync("/proc").filter(
    (id) => /^\d+$/u.test(id) && textOf(id, "environ").split("\0").includes(`${name}=${value}`),
  );

/** Returns the CPU seconds of processes, including their ended children. */
export function processorSeconds(ids: readonly string[]): number {
  const ticks = ids.map((id) => {
    const afterName = textOf(id, "stat").split(") ").at(-1)?.split(" ") ?? [];
    const times = afterName.slice(11, 15).map(Number);
    return times.reduce((sum, time) => sum + time, 0);
  });
  return ticks.reduce((sum, time) => sum + time, 0) / ticksPerSecond;
}
