/** Paths of the files that the service worker caches for a version of the site. */
export interface SiteFiles {
  readonly version: string;
  /** Files that every language needs. */
  readonly shell: readonly string[];
  /** Additional files of each language, by its code. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
  readonly scanner: readonly string[];
  /** A file that every page of this version references, and no page of another version. */
  readonly mark: string;
}
