import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "./apps.ts";
import { lock } from "./lock.ts";
import { type NodeProgramOptions, runNodeProgram } from "./node-program.ts";
import type { Progress } from "./progress.ts";
import { programOf } from "./programs.ts";

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

interface Step extends Pick<NodeProgramOptions, "folder" | "variables"> {
  readonly title: string;
  readonly program: string;
  readonly options?: readonly string[];
}

const web = join(repository, "apps", "web");
const messages = join(repository, "packages", "messages");
const client = join(repository, "packages", "client");
const widget = join(repository, "packages", "widget");
const scan = join(repository, "packages", "scan");
const variablesFor = ({ folder, fallbackUrl }: StartSite) => ({
  BUILD_FOLDER: folder,
  PRERENDER: "no",
  SITE_URL_FALLBACK: fallbackUrl,
});
type Variables = ReturnType<typeof variablesFor>;

/** Steps that a visitor's first page needs. The server renders pages on request. */
const siteSteps = (variables: Variables): readonly Step[] => [
  { title: "Compiling texts", folder: messages, program: join(messages, "generate.ts") },
  { title: "Compiling texts of the client", folder: client, program: join(client, "compile-texts.ts") },
  {
    title: "Bundling the website",
    folder: web,
    program: programOf(web, "@react-router/dev", "react-router"),
    options: ["build"],
    variables,
  },
  {
    title: "Completing the website",
    folder: web,
    program: join(web, "scripts", "postbuild.ts"),
    variables,
  },
];

/**
 * Steps after the first page: the scanner, the service worker, and what other sites load, which is the web component
 * and the preview images.
 */
const extraSteps = (variables: Variables): readonly Step[] => [
  { title: "Making models", folder: scan, program: join(scan, "scripts", "make-models.ts") },
  {
    title: "Adding the scanner",
    folder: web,
    program: join(web, "scripts", "scanner", "scanner.ts"),
    variables,
  },
  {
    title: "Adding the service worker",
    folder: web,
    program: join(web, "scripts", "service-worker", "service-worker.ts"),
    variables,
  },
  { title: "Compiling texts of the widget", folder: widget, program: join(widget, "generate.ts") },
  { title: "Bundling the widget", folder: widget, program: programOf(widget, "tsup") },
  { title: "Adding the widget", folder: web, program: join(web, "scripts", "add-widget.ts"), variables },
  { title: "Drawing pictures", folder: web, program: join(web, "scripts", "pictures.ts") },
];

/**
 * Builds what a visitor's first page needs, unless it's up to date. Waits for another start that builds in this folder.
 *
 * @throws AbortError when the signal aborts.
 * @throws Error with the output of the step that failed.
 */
export const buildSite = (options: StartBuildOptions): Promise<void> =>
  buildOnce({ name: "site", steps: siteSteps, inBackground: false }, options);

/** Builds the rest, unless it is up to date, while the site is served. Throws as `buildSite` does. */
export const buildExtras = (options: StartBuildOptions): Promise<void> =>
  buildOnce({ name: "extras", steps: extraSteps, inBackground: true }, options);

interface Build {
  /** Also names its lock, and the file in the start folder with the fingerprint of the build. */
  readonly name: string;
  readonly steps: (variables: Variables) => readonly Step[];
  readonly inBackground: boolean;
}

async function buildOnce(
  { name, steps, inBackground }: Build,
  { site, progress, signal }: StartBuildOptions,
): Promise<void> {
  const variables = variablesFor(site);
  const folder = join(web, site.folder);
  const stamp = join(folder, `${name}.stamp`);
  if (readStamp(stamp) === fingerprint(variables)) return;
  const release = await lock(join(repository, ".turbo", `start-${name}.lock`), {
    signal,
    onWait: () => progress.say("Waiting for another start that builds in this folder"),
  });
  try {
    // The next start rebuilds sources that change during the build.
    const built = fingerprint(variables);
    if (readStamp(stamp) === built) return;
    // The bundler empties the site's folder, including the widget.
    rmSync(inBackground ? stamp : folder, { recursive: true, force: true });
    for (const { title, program, options = [], ...rest } of steps(variables)) {
      const run = () => runNodeProgram(program, options, { ...rest, signal, inBackground });
      await (inBackground ? run() : progress.step(title, run));
    }
    writeFileSync(stamp, built);
  } finally {
    release();
  }
}

function readStamp(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

const sources = [
  ...["app", "public", "scripts", "server", "service-worker", "react-router.config.ts", "vite.config.ts"].map(
    (name) => join("apps", "web", name),
  ),
  "packages",
  "docs",
  ".changeset",
  "pnpm-lock.yaml",
  "turbo.json",
];
// Written by the build, or without effect on it.
const excluded = /(?:^|[\\/])(?:node_modules|compiled|dist)(?:[\\/]|$)|\.test\.tsx?$/u;

/** Returns a digest of all sources' names, sizes, and times, and of the variables that the build reads. */
function fingerprint(variables: Variables): string {
  const digest = createHash("sha256");
  const all: NodeJS.ProcessEnv = { ...process.env, ...variables };
  for (const name of variableNames()) digest.update(`${name}=${all[name] ?? ""}\n`);
  digest.update(`${process.version}\n`);
  for (const file of sources.flatMap(filesIn)) {
    const { size, mtimeMs } = statSync(join(repository, file));
    digest.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return digest.digest("hex");
}

function variableNames(): readonly string[] {
  const { tasks } = JSON.parse(readFileSync(join(repository, "turbo.json"), "utf8")) as {
    readonly tasks: Readonly<Record<string, { readonly env?: readonly string[] }>>;
  };
  return tasks["@heater-age/web#build"]?.env ?? [];
}

function filesIn(path: string): readonly string[] {
  if (excluded.test(path)) return [];
  if (statSync(join(repository, path)).isFile()) return [path];
  return readdirSync(join(repository, path))
    .toSorted()
    .flatMap((name) => filesIn(join(path, name)));
}
