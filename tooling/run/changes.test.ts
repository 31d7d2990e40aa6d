import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { lastChanges } from "./changes.ts";

const folder = mkdtempSync(join(tmpdir(), "changes-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const git = (...options: readonly string[]): void => {
  const person = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
  execFileSync("git", [...person, ...options], { cwd: folder, stdio: "ignore" });
};
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);

function commit(): void {
  git("add", "--all");
  git("commit", "--message", "x");
}

test("returns uncommitted files, or else those of the last commit, without deleted files", () => {
  git("init");
  write("old.ts", "1");
  write("gone.ts", "1");
  commit();
  write("old.ts", "2");
  write("größer.ts", "1");
  rmSync(join(folder, "gone.ts"));
  expect(lastChanges(folder)).toEqual({ since: "HEAD", files: ["old.ts", "größer.ts"] });
  commit();
  expect(lastChanges(folder)).toEqual({ since: "HEAD~1", files: ["größer.ts", "old.ts"] });
});
