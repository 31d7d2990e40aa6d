import { expect, it, test } from "vitest";
import { medianRatio, nanosecondsOf, takeTurns } from "./take-turns.ts";

it("runs all in turns after their warm-up", async () => {
  const order: string[] = [];
  const contestant = (name: string) => ({
    warmUp: async () => order.push(`${name} warm`),
    run: async () => order.push(name),
  });
  expect(await takeTurns({ a: contestant("a"), b: contestant("b") }, 2)).toEqual({ a: [3, 5], b: [4, 6] });
  expect(order).toEqual(["a warm", "b warm", "a", "b", "a", "b"]);
});

it("compares results of the same round", () => {
  expect(medianRatio([10, 200, 30], [10, 100, 60])).toBe(1);
});

test("ignores a round on a busy machine", () => {
  expect(medianRatio([30, 900, 28], [10, 20, 14])).toBe(3);
});

test("runs every task in every round", async () => {
  const turns: string[] = [];
  const busy = (name: string) => () => {
    if (turns.at(-1) !== name) turns.push(name);
  };
  const { first, second } = await nanosecondsOf(
    { first: busy("first"), second: busy("second") },
    { rounds: 3, time: 5 },
  );
  expect([first, second]).toEqual([
    [expect.any(Number), expect.any(Number), expect.any(Number)],
    [expect.any(Number), expect.any(Number), expect.any(Number)],
  ]);
  // Each starts with a warm-up turn.
  expect(turns.filter((name) => name === "second").length).toBeGreaterThanOrEqual(3);
});

test("throws when a task fails", async () => {
  const fail = () => {
    throw new Error("It cannot be read");
  };
  await expect(nanosecondsOf({ fail }, { rounds: 1, time: 5 })).rejects.toThrow('The bench "fail"');
});
