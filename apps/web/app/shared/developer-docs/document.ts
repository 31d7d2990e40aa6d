/** What a run of code is, for its colour. */
export type Tone = "keyword" | "string" | "constant" | "function" | "comment";

/** Elements that a document is made of. */
export type Tag =
  | "a"
  | "blockquote"
  | "br"
  | "code"
  | "em"
  | "h2"
  | "h3"
  | "h4"
  | "hr"
  | "li"
  | "ol"
  | "p"
  | "pre"
  | "span"
  | "strong"
  | "table"
  | "tbody"
  | "td"
  | "th"
  | "thead"
  | "tr"
  | "ul";

/** An element of a document, or a stretch of its text. */
export type Piece = string | PieceElement;

/** An element of a document. */
export interface PieceElement {
  readonly tag: Tag;
  /** Anchor of a heading. */
  readonly id?: string;
  /** Where a link leads. */
  readonly href?: string;
  /** Of a run of code. */
  readonly tone?: Tone;
  readonly children: readonly Piece[];
}

/** A heading of a document, for its table of contents. */
export interface Heading {
  /** Anchor, as on GitHub. */
  readonly id: string;
  readonly text: string;
  readonly depth: 2 | 3;
}

/** A Markdown file, read. */
export interface Document {
  readonly title: string;
  /** Its first sentences, as plain text. */
  readonly description: string;
  readonly headings: readonly Heading[];
  /** What follows the title. */
  readonly body: readonly Piece[];
}

/** A page for developers and where it comes from. */
export interface DocumentEntry {
  readonly path: string;
  /** As lists of pages call it. */
  readonly name: string;
  /** Markdown file in the repository. Absent when the page is made of something else. */
  readonly file?: string;
  /** Heading that it is listed under. Absent for pages that only their parent lists. */
  readonly part?: string;
}
