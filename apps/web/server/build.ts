import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { RouterContext, ServerBuild } from "react-router";
import type { ServerContext } from "../app/context/server-contexts.ts";
import { passToPages, readBuildFolder } from "./env.ts";
import type { Site } from "./site.ts";
import { type Preloads, readPreloads } from "./preloads.ts";
import type { SiteFiles } from "./site-files.ts";

/** The output of `react-router build` and the step after it. */
export interface Build {
  readonly server: ServerBuild;
  readonly serverContext: RouterContext<ServerContext>;
  /** Returns the canonical path of a page. */
  readonly canonicalPath: (path: string) => string;
  /** Returns the part of a query that the page at a path knows, empty or with its question mark. */
  readonly allowedQuery: (path: string, query: URLSearchParams) => string;
  /** Returns the paths of the shared pages, the home pages first. */
  readonly pagePaths: () => readonly string[];
  /** Returns the site map of a site with an origin. */
  readonly sitemap: (origin: string) => string;
  /** Returns the rules for search engines. The origin can be empty. */
  readonly robots: (origin: string) => string;
  readonly preloads: Preloads;
  /** The service worker, which caches the files and pages of this build and these settings. */
  readonly serviceWorker: string;
  /** The service worker that removes itself. */
  readonly withdrawnWorker: string;
}

export const buildFolder = new URL(`../${readBuildFolder()}/`, import.meta.url);

const readText = (name: string): Promise<string> => readFile(new URL(name, buildFolder), "utf8");

/**
 * Reads the build for a site. A process has one.
 *
 * @throws {Error} when there is none.
 */
export async function readBuild(site: Site): Promise<Build> {
  passToPages(site);
  const server = (await import(new URL("server/index.js", buildFolder).href)) as ServerBuild;
  const entry = server.entry.module as typeof server.entry.module &
    Omit<Build, "server" | "preloads" | "serviceWorker" | "withdrawnWorker">;
  const files = JSON.parse(await readText("worker/site-files.json")) as SiteFiles;
  return {
    ...entry,
    server,
    preloads: await readPreloads(new URL("client/assets/", buildFolder)),
    serviceWorker: `const SITE_FILES=${JSON.stringify(ofSite(files, site))};${await readText("worker/service-worker.js")}`,
    withdrawnWorker: await readText("worker/withdrawn.js"),
  };
}

/** Returns the files of the service worker with the logo, and a version that changes with the settings. */
function ofSite(files: SiteFiles, site: Site): SiteFiles {
  const version = createHash("sha256").update(files.version).update(JSON.stringify(site));
  return {
    ...files,
    version: version.digest("hex").slice(0, 12),
    shell: [...files.shell, ...(site.logo === null ? [] : [site.logo.src])],
  };
}
