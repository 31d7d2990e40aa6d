import { expect, test } from "vitest";
import { showProgress } from "./progress.ts";

test.each([
  ["ends", () => Promise.resolve()],
  ["fails", () => Promise.reject(new Error("No bricks."))],
])("shows a task, what it says, and its time when it %s", async (_how, end) => {
  const lines: string[] = [];
  const { say, step } = showProgress({ write: (text) => lines.push(String(text)) > 0 });
  const work = async (): Promise<void> => {
    say("There is no cache yet.");
    await end();
  };
  await step("Bundling", work).catch(() => {});
  expect(lines).toEqual(["Bundling\n", "There is no cache yet.\n", "Bundling … 0 s\n"]);
});
