import { readFile } from "node:fs/promises";
import type { RouterContext, ServerBuild } from "react-router";
import type { ApiAccess } from "../app/context/api-context.ts";
import type { Refusal } from "../app/context/server-contexts.ts";
import { readBuildFolder, type Site } from "./env.ts";
import { type Preloads, readPreloads } from "./preloads.ts";

/** The output of `react-router build` and the step after it. */
export interface Build {
  readonly server: ServerBuild;
  /** Tells rendered pages how to reach the API. */
  readonly apiContext: RouterContext<ApiAccess | null>;
  /** Passes the nonce of its scripts to a rendered page. */
  readonly nonceContext: RouterContext<string | null>;
  /** Replaces every page by one with the reason why it can't be shown. */
  readonly refusalContext: RouterContext<Refusal | null>;
  /** Passes errors of a rendered page to the log. */
  readonly reportContext: RouterContext<(fault: unknown) => void>;
  /** Returns the canonical path of a page. */
  readonly canonicalPath: (path: string) => string;
  /** Returns the part of a query that the page at a path knows, empty or with its question mark. */
  readonly allowedQuery: (path: string, query: URLSearchParams) => string;
  /** The publisher of the site, as on its pages. */
  readonly site: Site;
  /** Paths of the files for search engines and phones. */
  readonly siteFiles: readonly string[];
  /** For rendered pages. Prerendered ones have already been processed. */
  readonly preloads: Preloads;
  /**
   * Hashes of the inline scripts of each page that is the same for everyone, by path without a trailing slash. Null
   * for a page that is rendered on request.
   */
  readonly scriptHashes: Readonly<Record<string, readonly string[] | null>>;
}

/** Folder of the build. */
export const buildFolder = new URL(`../${readBuildFolder()}/`, import.meta.url);

/**
 * Reads the build.
 *
 * @throws {Error} when there is none.
 */
export async function readBuild(): Promise<Build> {
  const server = (await import(new URL("server/index.js", buildFolder).href)) as ServerBuild;
  const entry = server.entry.module as typeof server.entry.module &
    Omit<Build, "server" | "preloads" | "scriptHashes" | "siteFiles">;
  const hashes = await readFile(new URL("script-hashes.json", buildFolder), "utf8");
  const siteFiles = await readFile(new URL("site-files.json", buildFolder), "utf8");
  return {
    ...entry,
    server,
    preloads: await readPreloads(new URL("client/assets/", buildFolder)),
    siteFiles: JSON.parse(siteFiles) as Build["siteFiles"],
    scriptHashes: JSON.parse(hashes) as Build["scriptHashes"],
  };
}
