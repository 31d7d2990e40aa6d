import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** A browser for the tests, and how it was come by. */
export interface FoundChromium {
  readonly path: string;
  /** For the person who runs the tests: "installed", "named by CHROMIUM_PATH" and so on. */
  readonly origin: string;
}

// The first has no windows to draw, and does the same work with a third less.
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
 * The browser that is here already: the one `CHROMIUM_PATH` names, an installed Chromium or Chrome, or the one that
 * Playwright has downloaded before; undefined when there is none.
 *
 * @throws Error when `CHROMIUM_PATH` names a file that is not there.
 *
 * @example
 * presentChromium(); // { path: "/usr/bin/chromium", origin: "installed" }
 */
export function presentChromium(variables: NodeJS.ProcessEnv = process.env): FoundChromium | undefined {
  const named = variables["CHROMIUM_PATH"];
  if (named) {
    if (existsSync(named)) return { path: named, origin: "named by CHROMIUM_PATH" };
    throw new Error(`CHROMIUM_PATH is "${named}", and there is no such file.`);
  }
  const folders = (variables["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const places = [
    ...folders.flatMap((folder) => commands.map((command) => join(folder, command))),
    ...(applications[process.platform] ?? []),
  ];
  const path = places.find((place) => mayRun(place));
  if (path !== undefined) return { path, origin: "installed" };
  const downloaded = chromium.executablePath();
  return existsSync(downloaded) ? { path: downloaded, origin: "downloaded by Playwright" } : undefined;
}

/**
 * Finds a browser, and gets one when there is none: by Playwright's own download, else from the system's package
 * manager where this process may use it.
 *
 * @throws Error that says what to do when nothing helps.
 */
export function findChromium(say: (line: string) => void): FoundChromium {
  const present = presentChromium();
  if (present !== undefined) return present;
  for (const { title, origin, get } of sources) {
    say(title);
    const found = get() ? presentChromium() : undefined;
    if (found !== undefined) return { ...found, origin };
    say("That did not work");
  }
  throw new Error(
    "There is no browser for the tests. Install Chromium or Chrome, or name one with CHROMIUM_PATH.",
  );
}

const sources = [
  {
    title: "No Chromium here: letting Playwright download one",
    origin: "downloaded by Playwright",
    get: download,
  },
  {
    title: "Installing Chromium from the system's packages",
    origin: "installed from the system's packages",
    get: install,
  },
] as const;

function download(): boolean {
  const program = createRequire(import.meta.url).resolve("@playwright/test/cli");
  const command = [program, "install", "chromium"];
  return spawnSync(process.execPath, command, { stdio: "ignore", timeout: 300_000 }).status === 0;
}

function install(): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...command: readonly string[]) =>
    spawnSync("apt-get", command, { stdio: "ignore", env }).status === 0;
  return (
    apt("update", "-q") &&
    ["chromium-headless-shell", "chromium"].some((name) => apt("install", "-y", "-q", name))
  );
}

// Some systems keep a stub of this name that only tells how to install the real one.
function mayRun(place: string): boolean {
  try {
    accessSync(place, constants.X_OK);
  } catch {
    return false;
  }
  return process.platform !== "linux" || spawnSync(place, ["--version"], { timeout: 20_000 }).status === 0;
}
