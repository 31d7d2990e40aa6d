import { expect, test } from "vitest";
import { alphabet } from "./alphabet.ts";
import { readCharacters } from "./read-characters.ts";

/**
 * Returns a model's output for steps, each with the likelihood of some characters; the rest is "no character here".
 */
function toOutput(...steps: readonly Readonly<Record<string, number>>[]) {
  const outputs = alphabet.length + 1;
  const likelihood = new Float32Array(steps.length * outputs);
  for (const [step, some] of steps.entries()) {
    const rest = 1 - Object.values(some).reduce((sum, value) => sum + value, 0);
    likelihood[step * outputs] = rest;
    for (const [char, value] of Object.entries(some))
      likelihood[step * outputs + alphabet.indexOf(char) + 1] = value;
  }
  return { steps: steps.length, likelihood };
}

const toText = (...steps: readonly Readonly<Record<string, number>>[]) =>
  readCharacters(toOutput(...steps))
    .map(({ char }) => char)
    .join("");

test("the alphabet is printable ASCII", () => {
  expect(alphabet).toHaveLength(95);
  expect(alphabet[0]).toBe(" ");
  expect(alphabet.at(-1)).toBe("~");
});

test("repeated characters are one, unless a step without a character separates them", () => {
  expect(toText({ A: 0.9 }, { A: 0.8 }, {}, { A: 0.9 }, { B: 0.9 })).toBe("AAB");
  expect(toText({}, {}, {})).toBe("");
  expect(toText()).toBe("");
});

test("a character has the probability of its best step, its position and its alternatives", () => {
  const [zero, ...others] = readCharacters(toOutput({ 0: 0.6, O: 0.3, Q: 0.05 }, { 0: 0.95 }, {}, {}));
  expect(others).toEqual([]);
  expect(zero?.char).toBe("0");
  expect(zero?.probability).toBeCloseTo(0.95);
  expect(zero?.at).toBeCloseTo(1 / 8);
  expect(zero?.alternatives.map(({ char }) => char)).toEqual(["O", "Q"]);
});
