import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { aptWait, installPackage, isExecutable, pathFolders, succeeds } from "./system-programs.ts";

/** A browser for the tests. */
export interface FoundChromium {
  readonly path: string;
  /** Where it comes from: "installed", "named by CHROMIUM_PATH", and so on. */
  readonly origin: string;
}

// The first draws no windows and takes a third less time.
const commands = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const applications: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ],
  win32: ["ProgramFiles", "ProgramFiles(x86)", "LocalAppData"].map((name) =>
    join(process.env[name] ?? "", "Google", "Chrome", "Application", "chrome.exe"),
  ),
};

/**
 * Returns the browser named by `CHROMIUM_PATH`, an installed Chromium or Chrome, or the one that Playwright has
 * downloaded before.
 *
 * @throws Error when `CHROMIUM_PATH` names a file that does not exist.
 */
export function presentChromium(variables: NodeJS.ProcessEnv = process.env): FoundChromium | undefined {
  const named = variables["CHROMIUM_PATH"];
  if (named) {
    if (existsSync(named)) return { path: named, origin: "named by CHROMIUM_PATH" };
    throw new Error(`CHROMIUM_PATH is "${named}", and there is no such file.`);
  }
  const places = [
    ...pathFolders(variables).flatMap((folder) => commands.map((command) => join(folder, command))),
    ...(applications[process.platform] ?? []),
  ];
  const path = places.find(runs);
  if (path !== undefined) return { path, origin: "installed" };
  const downloaded = chromium.executablePath();
  return existsSync(downloaded) ? { path: downloaded, origin: "downloaded by Playwright" } : undefined;
}

/**
 * Finds a browser. If there is none, it lets Playwright download one, or installs one from the system's packages.
 *
 * @throws Error when neither works.
 */
export async function findChromium(say: (line: string) => void): Promise<FoundChromium> {
  const present = presentChromium();
  if (present !== undefined) return present;
  say("No Chromium here: letting Playwright download one");
  await download();
  const downloaded = presentChromium();
  if (downloaded !== undefined) return downloaded;
  say(`That did not work. Installing Chromium from the system's packages; ${aptWait}`);
  await installPackage("chromium-headless-shell", "chromium");
  const installed = presentChromium();
  if (installed !== undefined) return { ...installed, origin: "installed from the system's packages" };
  throw new Error(
    "There is no browser for the tests. Install Chromium or Chrome, or name one with CHROMIUM_PATH.",
  );
}

function download(): Promise<boolean> {
  const program = createRequire(import.meta.url).resolve("@playwright/test/cli");
  return succeeds(process.execPath, [program, "install", "chromium"]);
}

// On some systems, this name is a stub that only explains how to install the real one.
function runs(file: string): boolean {
  if (!isExecutable(file)) return false;
  return process.platform !== "linux" || spawnSync(file, ["--version"], { timeout: 20_000 }).status === 0;
}
