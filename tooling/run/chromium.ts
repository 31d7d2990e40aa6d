import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "@playwright/test";
import { aptWait, installPackage, listPrograms, succeeds } from "./system-programs.ts";

/** Draws no windows, and takes a fifth to a third less time. */
const shell = "chromium-headless-shell";
const commands = [shell, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * Returns the browser for the tests: the one named by `CHROMIUM_PATH`, a Chromium or Chrome in `PATH`, or the one that
 * Playwright has downloaded before.
 *
 * @param preferred The command to look for before all others.
 * @throws Error when `CHROMIUM_PATH` names a file that does not exist.
 */
export function presentChromium(
  variables: NodeJS.ProcessEnv = process.env,
  preferred = shell,
): string | undefined {
  const named = variables["CHROMIUM_PATH"];
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is "${named}", and there is no such file.`);
  const downloaded = chromium.executablePath();
  return (
    named ||
    [preferred, ...commands].flatMap((command) => listPrograms(command, variables)).find(runs) ||
    (existsSync(downloaded) ? downloaded : undefined)
  );
}

/**
 * Finds a browser. Root gets one from the system's packages, if they have it: the preferred one, which is by default
 * the one that draws no windows. If there is none at all, it lets Playwright download one.
 *
 * @throws Error when neither works.
 */
export async function findChromium(say: (line: string) => void, preferred = shell): Promise<string> {
  if (!process.env["CHROMIUM_PATH"] && listPrograms(preferred).length === 0) {
    say(`Looking for ${preferred} in the system's packages; ${aptWait}`);
    await installPackage(preferred, "chromium");
  }
  if (presentChromium() === undefined) {
    say("No Chromium here: letting Playwright download one");
    const playwright = createRequire(import.meta.url).resolve("@playwright/test/cli");
    await succeeds(process.execPath, [playwright, "install", "chromium"]);
  }
  const installed = presentChromium(process.env, preferred);
  if (installed !== undefined) return installed;
  throw new Error("There is no browser for the tests. Install Chromium, or name one with CHROMIUM_PATH.");
}

// On some systems, this name is a stub that only explains how to install the real one.
const runs = (file: string): boolean =>
  process.platform !== "linux" || spawnSync(file, ["--version"], { timeout: 20_000 }).status === 0;
