import { expect, test } from "vitest";
import { type Cost, ratioOf, sideBySide } from "./side-by-side.ts";

const cost = (...rounds: readonly number[]): Cost => ({ rounds, nanoseconds: rounds[0] ?? 0 });

test("a round in which the machine was busy does not decide", () => {
  expect(ratioOf(cost(30, 900, 28), cost(10, 20, 14))).toBe(3);
});

test("every task has its turn in every round", async () => {
  const turns: string[] = [];
  const busy = (name: string) => () => {
    if (turns.at(-1) !== name) turns.push(name);
  };
  const { first, second } = await sideBySide(
    { first: busy("first"), second: busy("second") },
    { rounds: 3, time: 5 },
  );
  expect([first.rounds, second.rounds]).toEqual([
    [expect.any(Number), expect.any(Number), expect.any(Number)],
    [expect.any(Number), expect.any(Number), expect.any(Number)],
  ]);
  // Each begins with a turn to warm up.
  expect(turns.filter((name) => name === "second").length).toBeGreaterThanOrEqual(3);
});

test("a task that fails is told", async () => {
  const fail = () => {
    throw new Error("It cannot be read");
  };
  await expect(sideBySide({ fail }, { rounds: 1, time: 5 })).rejects.toThrow('The bench "fail"');
});
