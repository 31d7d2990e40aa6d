/** A page for developers that comes from a file. */
export interface DocumentEntry {
  readonly path: string;
  /** Name in lists of pages. */
  readonly name: string;
  /** Markdown file in the repository. Absent if the page has another source. */
  readonly file?: string;
  /** Heading that it is listed under. Absent for pages that only their parent lists. */
  readonly part?: string;
}
