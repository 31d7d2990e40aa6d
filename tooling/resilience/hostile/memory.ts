import type { Replica } from "../stack/stack.ts";

/** Memory of some replicas, in bytes, once they have cleared what they do not need. */
export const memoryOf = (replicas: readonly Replica[]): Promise<readonly number[]> =>
  Promise.all(replicas.map(({ memory }) => memory()));

const tolerated = 1.2;
const mebibyte = 1024 * 1024;

const shown = (bytes: number): string => (bytes / mebibyte).toFixed(0);

/** How memory was before and after, and how much too much it is; undefined when it is not. */
export function compareMemory(
  names: readonly string[],
  before: readonly number[],
  after: readonly number[],
): { readonly text: string; readonly miss: string | undefined } {
  const text = names
    .map((name, index) => `${name} ${shown(before[index] ?? 0)} → ${shown(after[index] ?? 0)} MiB`)
    .join(", ");
  const grown = names.filter((_, index) => !((after[index] ?? 0) <= (before[index] ?? 0) * tolerated));
  return {
    text,
    miss:
      grown.length === 0
        ? undefined
        : `memory of ${grown.join(" and ")} grew to more than ${tolerated} times`,
  };
}
