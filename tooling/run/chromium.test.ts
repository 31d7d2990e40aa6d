import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { presentChromium } from "./chromium.ts";

const folder = mkdtempSync(join(tmpdir(), "chromium-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function program(name: string, script: string): string {
  const path = join(folder, name);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

test("prefers the browser in CHROMIUM_PATH to an installed one", () => {
  const named = program("named/browser", "exit 0");
  program("installed/chromium", "exit 0");
  const browser = presentChromium({ CHROMIUM_PATH: named, PATH: join(folder, "installed") });
  expect(browser).toBe(named);
});

test("throws when CHROMIUM_PATH has no file, instead of using another browser", () => {
  expect(() => presentChromium({ CHROMIUM_PATH: join(folder, "none") })).toThrow(
    /^CHROMIUM_PATH is ".*none"/u,
  );
});

test("skips a stub that does not run", () => {
  program("stub/chromium", "echo 'install it first' >&2; exit 1");
  const real = program("real/google-chrome", "exit 0");
  const browser = presentChromium({ PATH: [join(folder, "stub"), join(folder, "real")].join(":") });
  expect(browser).toBe(real);
});

test("prefers the command that it is asked for", () => {
  program("both/chromium-headless-shell", "exit 0");
  const windows = program("both/chromium", "exit 0");
  expect(presentChromium({ PATH: join(folder, "both") }, "chromium")).toBe(windows);
});
