import type { SiteFiles } from "../server/site-files.ts";

declare const SITE_FILES: SiteFiles;

/** The files of the version that this worker belongs to. The server defines them before the worker. */
export const siteFiles = SITE_FILES;
