import { readFile } from "node:fs/promises";
import type { RouterContext, ServerBuild } from "react-router";
import type { ApiAccess } from "../app/context/api-context.ts";
import type { Refusal } from "../app/context/server-contexts.ts";
import { readBuildFolder, type Site } from "./env.ts";
import { type Preloads, readPreloads } from "./preloads.ts";

/** What `react-router build` and the step after it have written. */
export interface Build {
  readonly server: ServerBuild;
  /** The rendered page learns how to reach the API from here. */
  readonly apiContext: RouterContext<ApiAccess | null>;
  /** The rendered page goes through here as text, and its response has no body then. */
  readonly htmlContext: RouterContext<((html: string) => void) | null>;
  /** The rendered page takes the nonce of its scripts from here. */
  readonly nonceContext: RouterContext<string | null>;
  /** With it every page says why it is not given. */
  readonly refusalContext: RouterContext<Refusal | null>;
  /** Whether so many pages wait to be rendered that a further one would come too late. */
  readonly isCrowded: () => boolean;
  /** Faults of the rendered page go to the log through here. */
  readonly reportContext: RouterContext<(fault: unknown) => void>;
  /** The one path that a page has. */
  readonly onePath: (path: string) => string;
  /** Who publishes the site, as its pages say it. */
  readonly site: Site;
  /** Paths of the files that search engines and telephones ask for. */
  readonly siteFiles: readonly string[];
  /** For pages that are rendered; those that are prerendered have it behind them. */
  readonly preloads: Preloads;
  /**
   * Hashes of the inline scripts of each page that is the same for everyone, by path without a slash at the end. Null for
   * a page that was not prerendered.
   */
  readonly scriptHashes: Readonly<Record<string, readonly string[] | null>>;
}

/** Where the build is. */
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
    server,
    apiContext: entry.apiContext,
    htmlContext: entry.htmlContext,
    nonceContext: entry.nonceContext,
    onePath: entry.onePath,
    site: entry.site,
    refusalContext: entry.refusalContext,
    isCrowded: entry.isCrowded,
    reportContext: entry.reportContext,
    preloads: await readPreloads(new URL("client/assets/", buildFolder)),
    siteFiles: JSON.parse(siteFiles) as Build["siteFiles"],
    scriptHashes: JSON.parse(hashes) as Build["scriptHashes"],
  };
}
