import type { Alternative, ReadCharacter } from "../reading/reading.ts";
import { alphabet } from "./alphabet.ts";

/** Less likely alternatives are ignored. */
const leastLikely = 0.002;

const maxAlternatives = 4;

/** The likelihood of each character at each step along a line: first "no character", then those of the alphabet. */
export interface LineOutput {
  readonly steps: number;
  /** By step, then by character: `steps` times the length of the alphabet plus one. */
  readonly likelihood: Float32Array;
}

/**
 * Returns the characters of a line from the output of a recognition model: the likeliest of each step. Repetitions
 * are one character, unless a step without one separates them.
 */
export function readCharacters({ steps, likelihood }: LineOutput): readonly ReadCharacter[] {
  const outputs = alphabet.length + 1;
  const characters: ReadCharacter[] = [];
  let before = 0;
  for (let step = 0; step < steps; step += 1) {
    const ranks = likelihood.subarray(step * outputs, (step + 1) * outputs);
    const best = indexOfLargest(ranks);
    const probability = ranks[best] ?? 0;
    const last = characters.at(-1);
    if (best !== 0 && (best !== before || last === undefined))
      characters.push({
        char: alphabet[best - 1] ?? "",
        probability,
        at: (step + 0.5) / steps,
        alternatives: alternativesIn(ranks, best),
      });
    else if (best !== 0 && last !== undefined && probability > last.probability)
      characters.splice(-1, 1, { ...last, probability });
    before = best;
  }
  return characters;
}

function indexOfLargest(values: Float32Array): number {
  let largest = 0;
  for (let index = 1; index < values.length; index += 1)
    if ((values[index] ?? 0) > (values[largest] ?? 0)) largest = index;
  return largest;
}

function alternativesIn(ranks: Float32Array, best: number): readonly Alternative[] {
  const others: Alternative[] = [];
  for (let index = 1; index < ranks.length; index += 1) {
    const probability = ranks[index] ?? 0;
    if (index !== best && probability > leastLikely)
      others.push({ char: alphabet[index - 1] ?? "", probability });
  }
  return others.toSorted((one, other) => other.probability - one.probability).slice(0, maxAlternatives);
}
