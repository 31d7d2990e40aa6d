import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "./apps.ts";
import type { Progress } from "./progress.ts";
import { findProgramFile, runProgram } from "./programs.ts";

/** Folder in `apps/web` of the start command's build. */
export const startFolder = process.env["BUILD_FOLDER"] ?? "build-start/site";
const env = { ...process.env, BUILD_FOLDER: startFolder };

/** A program of a package, with its arguments. */
interface Step {
  readonly title: string;
  readonly folder: string;
  readonly command: readonly string[];
}

const web = join(repository, "apps", "web");
const widget = join(repository, "packages", "widget");

const toStep = (title: string, folder: string, ...command: readonly string[]): Step => ({
  title,
  folder: join(repository, folder),
  command,
});

/** Steps that a visitor's first page needs. The server renders pages on request. */
const siteSteps: readonly Step[] = [
  toStep("Compiling texts", "packages/messages", "generate.ts"),
  toStep("Compiling texts of the client", "packages/client", "compile-texts.ts"),
  toStep(
    "Bundling the website",
    "apps/web",
    findProgramFile(web, "@react-router/dev", "react-router"),
    "build",
  ),
  toStep("Completing the website", "apps/web", "scripts/postbuild/postbuild.ts", "quick"),
];

/** Steps after the first page: the scanner, and what other sites load: the web component and the preview images. */
const extraSteps: readonly Step[] = [
  toStep("Making models", "packages/scan", "scripts/make-models.ts"),
  toStep("Adding the scanner", "apps/web", "scripts/scanner/scanner.ts", "quick"),
  toStep("Compiling texts of the widget", "packages/widget", "generate.ts"),
  toStep("Bundling the widget", "packages/widget", findProgramFile(widget, "tsup")),
  toStep("Adding the widget", "apps/web", "scripts/add-widget.ts", "quick"),
  toStep("Drawing pictures", "apps/web", "scripts/pictures.ts"),
];

/**
 * Builds what a visitor's first page needs, unless it's up to date.
 *
 * @throws Error with the output of the step that failed.
 */
export async function buildSite({ step }: Progress): Promise<void> {
  const folder = join(web, startFolder);
  await buildOnce(join(folder, "site.stamp"), async () => {
    // The bundler empties the site's folder, including the widget.
    rmSync(folder, { recursive: true, force: true });
    for (const { title, command, folder: place } of siteSteps)
      await step(title, () => runProgram(process.execPath, command, { folder: place, env }));
  });
}

/** Builds the rest, unless it is up to date, while the site is served. Throws as `buildSite` does. */
export async function buildExtras(): Promise<void> {
  await buildOnce(join(web, startFolder, "extras.stamp"), async () => {
    for (const { command, folder } of extraSteps)
      await runProgram(process.execPath, command, { folder, env, inBackground: true });
  });
}

/** Builds, unless the file has the fingerprint of the current sources. */
async function buildOnce(stamp: string, build: () => Promise<void>): Promise<void> {
  // The next start rebuilds sources that change during the build.
  const sourcesNow = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sourcesNow) return;
  await build();
  writeFileSync(stamp, sourcesNow);
}

const sources = [
  "apps/web/{app,public,scripts,server,service-worker}/**",
  "apps/web/*.config.ts",
  "{packages,docs,.changeset}/**",
  "pnpm-lock.yaml",
];
// Written by the build, or without effect on it.
const excluded = ["**/{node_modules,compiled,dist,.turbo}", "packages/scan/models", "**/*.test.*"];

/** Returns a digest of all sources' names, sizes, and times. */
export function fingerprint(): string {
  const digest = createHash("sha256").update(process.version);
  for (const file of globSync(sources, { cwd: repository, exclude: excluded }).toSorted()) {
    const about = statSync(join(repository, file));
    if (about.isFile()) digest.update(`${file} ${about.size} ${about.mtimeMs}\n`);
  }
  return digest.digest("hex");
}
