/** The kind of a token in code, for its color. */
export type Tone = "keyword" | "string" | "constant" | "function" | "comment";

/** Elements of a document. */
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

/** An element of a document, or a part of its text. */
export type Piece = string | PieceElement;

/** An element of a document. */
export interface PieceElement {
  readonly tag: Tag;
  /** Anchor of a heading. */
  readonly id?: string;
  /** Target of a link. */
  readonly href?: string;
  /** For a token in code. */
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

/** A parsed Markdown file. */
export interface Document {
  readonly title: string;
  /** Its first sentences, as plain text. */
  readonly description: string;
  readonly headings: readonly Heading[];
  /** The content after the title. */
  readonly body: readonly Piece[];
}

/** A page for developers and its source. */
export interface DocumentEntry {
  readonly path: string;
  /** Name in lists of pages. */
  readonly name: string;
  /** Markdown file in the repository. Absent if the page has another source. */
  readonly file?: string;
  /** Heading that it is listed under. Absent for pages that only their parent lists. */
  readonly part?: string;
}
