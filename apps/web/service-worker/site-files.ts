/** The files of one version of the site that the device keeps. All are paths. */
export interface SiteFiles {
  /** Name of the version. */
  readonly version: string;
  /** What every language needs. */
  readonly shell: readonly string[];
  /** What each language needs beside it, by its code. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
  /** What reads photos of labels. */
  readonly scanner: readonly string[];
  /** A file that every page of this version names, and no page of another does. */
  readonly mark: string;
}

declare const SITE_FILES: SiteFiles;

/** The files of the version that this worker belongs to. Written into it when it is built. */
export const siteFiles = SITE_FILES;
