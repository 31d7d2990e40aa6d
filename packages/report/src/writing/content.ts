/** A run of text with one style and one language. */
export interface Run {
  readonly text: string;
  readonly strong?: true;
  readonly quiet?: true;
  /** Set in the typeface of rating plates. */
  readonly plate?: true;
  /** URL. */
  readonly link?: string;
  /** Accessible name of the link, if the text doesn't describe its target. */
  readonly label?: string;
  /** BCP 47 code, if it differs from the document's language. */
  readonly lang?: string;
}

/** A paragraph of text. */
export type Text = readonly Run[];

/** A block of content below a heading. */
export type Block =
  | {
      readonly kind: "paragraph";
      readonly text: Text;
      readonly small?: true;
      /** Introduces the next block and stays on its page. */
      readonly leads?: true;
    }
  /** A heading inside a section. */
  | { readonly kind: "heading"; readonly text: Text }
  /** `marks`: a symbol before each item. `rule`: a line beside it instead. */
  | {
      readonly kind: "list";
      readonly marks: "bullets" | "numbers" | "rule";
      readonly items: readonly (readonly Block[])[];
      readonly small?: true;
    }
  | { readonly kind: "facts"; readonly facts: readonly Fact[] }
  | Table
  | Warning
  | Chart;

/** A fact and its name. */
export interface Fact {
  readonly term: string;
  readonly value: readonly Block[];
}

/** Rows with a cell for each heading. The first cell of a row is its header. */
export interface Table {
  readonly kind: "table";
  readonly heads: readonly string[];
  readonly rows: readonly (readonly (readonly Block[])[])[];
  /** The first column's share of the width. The others divide the rest. */
  readonly first: number;
}

/** A box in the color of a state, with the state's name. */
export interface Warning {
  readonly kind: "warning";
  readonly state: "monitor" | "replace";
  readonly text: string;
  readonly blocks: readonly Block[];
}

/** How many of 100 heaters are in use at each age, between the lower and the higher assumption. Ages are in years. */
export interface Chart {
  readonly kind: "chart";
  /** Alternative text. */
  readonly label: string;
  readonly points: readonly {
    readonly age: number;
    readonly percent: number;
    readonly low: number;
    readonly high: number;
  }[];
  /** A highlighted range of ages. */
  readonly range: readonly [from: number, to: number] | undefined;
  /** Marked ages, each with a label. */
  readonly marks: readonly number[];
  readonly mark: string;
  /** Label of the age axis. */
  readonly axis: string;
  /** Labels for half and all of the heaters. */
  readonly half: string;
  readonly all: string;
}

/** Blocks below a heading. */
export interface Section {
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** Blocks, and gaps for missing ones. */
export type Content = Block | readonly Content[] | undefined | false;

const isBlock = (content: Content): content is Block => typeof content === "object" && "kind" in content;

/** Returns the existing blocks, one below the other. */
export const stack = (...contents: readonly Content[]): readonly Block[] =>
  contents.flatMap((content) => (isBlock(content) ? [content] : content ? stack(...content) : []));

/** Returns a text with a single unstyled run. */
export const plain = (text: string): Text => [{ text }];

/** Returns a paragraph. */
export const paragraph = (
  text: string | Text,
  looks: { readonly small?: true; readonly leads?: true } = {},
): Block => ({
  kind: "paragraph",
  text: typeof text === "string" ? plain(text) : text,
  ...looks,
});

/** Returns a paragraph in a muted color. */
export const quietParagraph = (text: string, looks: { readonly small?: true; readonly leads?: true } = {}) =>
  paragraph([{ text, quiet: true }], looks);

/** Returns a heading inside a section. */
export const heading = (text: string): Block => ({ kind: "heading", text: plain(text) });

type List = Extract<Block, { readonly kind: "list" }>;

/** Returns a list, or `undefined` if it has no items. */
export const list = (marks: List["marks"], items: readonly Content[]): List | undefined =>
  items.length === 0 ? undefined : { kind: "list", marks, items: items.map((item) => stack(item)) };

/** Returns a bulleted list, or `undefined` if it has no items. */
export const bullets = (items: readonly (string | Text)[]) =>
  list(
    "bullets",
    items.map((item) => paragraph(item)),
  );
