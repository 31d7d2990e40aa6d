import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "@playwright/test";
import { aptWait, installPackage, listPrograms, succeeds } from "./system-programs.ts";

// The first draws no windows, and takes a fifth to a third less time.
const commands = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/**
 * Returns the browser for the tests: the one named by `CHROMIUM_PATH`, a Chromium or Chrome in `PATH`, or the one that
 * Playwright has downloaded before.
 *
 * @throws Error when `CHROMIUM_PATH` names a file that does not exist.
 */
export function presentChromium(variables: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = variables["CHROMIUM_PATH"];
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is "${named}", and there is no such file.`);
  const downloaded = chromium.executablePath();
  return (
    named ||
    commands.flatMap((command) => listPrograms(command, variables)).find(runs) ||
    (existsSync(downloaded) ? downloaded : undefined)
  );
}

/**
 * Finds a browser. Root gets the one that draws no windows from the system's packages, if they have it. If there is
 * none at all, it lets Playwright download one.
 *
 * @throws Error when neither works.
 */
export async function findChromium(say: (line: string) => void): Promise<string> {
  const [shell = ""] = commands;
  if (!process.env["CHROMIUM_PATH"] && listPrograms(shell).length === 0) {
    say(`Looking for ${shell} in the system's packages; ${aptWait}`);
    await installPackage(shell);
  }
  if (presentChromium() === undefined) {
    say("No Chromium here: letting Playwright download one");
    const playwright = createRequire(import.meta.url).resolve("@playwright/test/cli");
    if (!(await succeeds(process.execPath, [playwright, "install", "chromium"])))
      await installPackage("chromium");
  }
  const installed = presentChromium();
  if (installed !== undefined) return installed;
  throw new Error("There is no browser for the tests. Install Chromium, or name one with CHROMIUM_PATH.");
}

// On some systems, this name is a stub that only explains how to install the real one.
const runs = (file: string): boolean =>
  process.platform !== "linux" || spawnSync(file, ["--version"], { timeout: 20_000 }).status === 0;
