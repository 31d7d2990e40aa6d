import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "./apps.ts";
import type { Progress } from "./progress.ts";
import { findProgramFile, runProgram } from "./programs.ts";

/** A build of the website for the start command. */
export interface StartSite {
  /** Folder in `apps/web` for the built files. */
  readonly folder: string;
  /** Origin of the pages' absolute URLs. Empty when `SITE_URL` sets it. */
  readonly fallbackUrl: string;
}

/**
 * Returns what the start command builds. Pages contain their address, so each port has its own build: otherwise one
 * start would remove the files that another serves.
 *
 * @param siteUrl Public address. Empty or `undefined` if unknown.
 *
 * @example
 * startSite("http://localhost:3000", ""); //=> { folder: "build-start/3000", fallbackUrl: "http://localhost:3000" }
 */
export const startSite = (address: string, siteUrl = process.env["SITE_URL"]): StartSite =>
  siteUrl
    ? { folder: "build-start/public", fallbackUrl: "" }
    : { folder: `build-start/${new URL(address).port}`, fallbackUrl: address };

export interface StartBuildOptions {
  readonly site: StartSite;
  readonly progress: Progress;
  /** Aborts the build. */
  readonly signal: AbortSignal;
}

/** A program of a package, with its arguments. */
interface Step {
  readonly title: string;
  readonly folder: string;
  readonly command: readonly string[];
}

const web = join(repository, "apps", "web");
const widget = join(repository, "packages", "widget");

const toStep = (title: string, folder: string, script: string): Step => ({
  title,
  folder: join(repository, folder),
  command: [script],
});

/** Steps that a visitor's first page needs. The server renders pages on request. */
const siteSteps: readonly Step[] = [
  toStep("Compiling texts", "packages/messages", "generate.ts"),
  toStep("Compiling texts of the client", "packages/client", "compile-texts.ts"),
  {
    title: "Bundling the website",
    folder: web,
    command: [findProgramFile(web, "@react-router/dev", "react-router"), "build"],
  },
  toStep("Completing the website", "apps/web", "scripts/postbuild.ts"),
];

/**
 * Steps after the first page: the scanner, the service worker, and what other sites load, which is the web component
 * and the preview images.
 */
const extraSteps: readonly Step[] = [
  toStep("Making models", "packages/scan", "scripts/make-models.ts"),
  toStep("Adding the scanner", "apps/web", "scripts/scanner/scanner.ts"),
  toStep("Adding the service worker", "apps/web", "scripts/service-worker/service-worker.ts"),
  toStep("Compiling texts of the widget", "packages/widget", "generate.ts"),
  { title: "Bundling the widget", folder: widget, command: [findProgramFile(widget, "tsup")] },
  toStep("Adding the widget", "apps/web", "scripts/add-widget.ts"),
  toStep("Drawing pictures", "apps/web", "scripts/pictures.ts"),
];

/**
 * Builds what a visitor's first page needs, unless it's up to date.
 *
 * @throws AbortError when the signal aborts.
 * @throws Error with the output of the step that failed.
 */
export async function buildSite({ site, progress, signal }: StartBuildOptions): Promise<void> {
  const folder = join(web, site.folder);
  await buildOnce(join(folder, "site.stamp"), site, async (variables) => {
    // The bundler empties the site's folder, including the widget.
    rmSync(folder, { recursive: true, force: true });
    for (const { title, command, ...step } of siteSteps)
      await progress.step(title, () => runProgram(command, { ...step, variables, signal }));
  });
}

/** Builds the rest, unless it is up to date, while the site is served. Throws as `buildSite` does. */
export async function buildExtras({ site, signal }: StartBuildOptions): Promise<void> {
  await buildOnce(join(web, site.folder, "extras.stamp"), site, async (variables) => {
    for (const { command, folder } of extraSteps)
      await runProgram(command, { folder, variables, signal, inBackground: true });
  });
}

type Variables = Readonly<Record<string, string>>;

/** Builds, unless the file has the fingerprint of the current sources. */
async function buildOnce(
  stamp: string,
  { folder, fallbackUrl }: StartSite,
  build: (variables: Variables) => Promise<void>,
): Promise<void> {
  const variables = { BUILD_FOLDER: folder, PRERENDER: "no", SITE_URL_FALLBACK: fallbackUrl };
  // The next start rebuilds sources that change during the build.
  const sourcesNow = fingerprint(variables);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sourcesNow) return;
  await build(variables);
  writeFileSync(stamp, sourcesNow);
}

const sources = [
  "apps/web/{app,public,scripts,server,service-worker}/**",
  "apps/web/*.config.ts",
  "{packages,docs,.changeset}/**",
  "pnpm-lock.yaml",
  "turbo.json",
];
// Written by the build, or without effect on it.
const excluded = ["**/{node_modules,compiled,dist,.turbo}", "packages/scan/models", "**/*.test.*"];

/** Returns a digest of all sources' names, sizes, and times, and of the variables that the build reads. */
function fingerprint(variables: Variables): string {
  const digest = createHash("sha256").update(process.version);
  const all: NodeJS.ProcessEnv = { ...process.env, ...variables };
  const { tasks } = JSON.parse(readFileSync(join(repository, "turbo.json"), "utf8")) as {
    readonly tasks: Readonly<Record<string, { readonly env?: readonly string[] }>>;
  };
  for (const name of tasks["@heater-age/web#build"]?.env ?? []) digest.update(`${name}=${all[name] ?? ""}\n`);
  for (const file of globSync(sources, { cwd: repository, exclude: excluded }).toSorted()) {
    const about = statSync(join(repository, file));
    if (about.isFile()) digest.update(`${file} ${about.size} ${about.mtimeMs}\n`);
  }
  return digest.digest("hex");
}
