import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showProgress } from "./progress.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function written(isTTY: boolean, work: () => Promise<void>): Promise<string> {
  let text = "";
  const write = (part: string): boolean => {
    text += part;
    return true;
  };
  const step = showProgress({ output: { isTTY, write }, now: () => Date.now() }).step("Bundling", work);
  step.catch(() => {});
  await vi.advanceTimersByTimeAsync(12_000);
  return text;
}

const forAWhile = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 11_000));

test("shows on a terminal one line that counts the seconds", async () => {
  const text = await written(true, forAWhile);
  expect(text.split("\n")).toHaveLength(2);
  expect(text).toMatch(/^\rBundling … 0\.0 s/u);
  expect(text).toContain("\rBundling … 2.9 s\rBundling … 3.0 s");
  expect(text).toMatch(/\rBundling … 11\.0 s\n$/u);
});

test("writes plain lines elsewhere", async () => {
  expect((await written(false, forAWhile)).split("\n")).toEqual([
    "Bundling",
    "Bundling … 10 s",
    "Bundling … 11 s",
    "",
  ]);
});

test("stops counting when the work fails", async () => {
  expect(await written(false, () => Promise.reject(new Error("No bricks.")))).toBe(
    "Bundling\nBundling … 0 s\n",
  );
});
