import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Note, showProgress } from "./progress.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function written(isTTY: boolean, work: (note: Note) => Promise<void>): Promise<string> {
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

test("shows one line with a count of seconds on a terminal", async () => {
  const text = await written(true, forAWhile);
  expect(text.split("\n")).toHaveLength(2);
  const lines = text.split("\r\u{1B}[K");
  expect(lines[1]).toBe("Bundling … 0.0 s");
  expect(lines.join("|")).toContain("|Bundling … 2.9 s|Bundling … 3.0 s|");
  expect(lines.at(-1)).toBe("Bundling … 11.0 s\n");
});

test("shows the last line of the task's output on a terminal if there is room", async () => {
  const noting = async (note: Note): Promise<void> => {
    note(`first.test.ts\n\u{1B}[32mlast.test.ts\u{1B}[39m ${"and so on ".repeat(10)}\n`);
    await forAWhile();
  };
  const text = await written(true, noting);
  expect(text).not.toContain("first.test.ts");
  expect(text).toContain("Bundling … 1.0 s  last.test.ts and so on");
  expect(Math.max(...text.split("\r\u{1B}[K").map((line) => line.length))).toBe(79);
  expect(await written(false, noting)).not.toContain("last.test.ts");
});

test("prints a line above the counting one", async () => {
  const lines: string[] = [];
  const progress = showProgress({
    output: { isTTY: true, write: (part) => lines.push(String(part)) > 0 },
    now: () => 0,
  });
  await progress.step("Bundling", async () => progress.say("There is no cache yet."));
  expect(lines.join("")).toBe(
    ["Bundling … 0.0 s", "There is no cache yet.\n", "Bundling … 0.0 s\n"]
      .map((line) => `\r\u{1B}[K${line}`)
      .join(""),
  );
});

test("prints plain lines elsewhere", async () => {
  expect((await written(false, forAWhile)).split("\n")).toEqual([
    "Bundling",
    "Bundling … 10 s",
    "Bundling … 11 s",
    "",
  ]);
});

test("stops counting when the task fails", async () => {
  expect(await written(false, () => Promise.reject(new Error("No bricks.")))).toBe(
    "Bundling\nBundling … 0 s\n",
  );
});
