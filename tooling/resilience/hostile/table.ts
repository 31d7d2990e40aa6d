import type { HostileResult } from "./hostile.ts";

/** The heads of the table of hostile input. */
export const hostileHeads = ["What is tried", "How many", "Went wrong", "Memory", "Aims"] as const;

const shown = 5;

/** One line of the table. */
export function hostileRow({ title, count, faults, memory }: HostileResult): readonly string[] {
  const times = [...faults.values()].reduce((sum, one) => sum + one, 0);
  const most = [...faults].toSorted(([, one], [, other]) => other - one).slice(0, shown);
  const misses = most.map(([fault, often]) => `${often} × ${fault}`).join("; ");
  return [title, count.toLocaleString("en-US"), String(times), memory || "–", misses || "met"];
}
