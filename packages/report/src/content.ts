import type { AgeStatus, Confidence } from "@heater-age/decoder";
import type { LifeLine, PlatePart } from "@heater-age/messages/format";
import type { QrCode } from "./qr-code.ts";
import type { Advice } from "./subject.ts";

/** Looks of texts. Sizes are in points, and quiet texts have the muted color. Without a tag, a text is a paragraph. */
export const looks = {
  publisher: { size: 12, weight: 700, quiet: false, tag: "p" },
  site: { size: 9, weight: 400, quiet: true, tag: "p" },
  title: { size: 19, weight: 700, quiet: false, tag: "h1" },
  about: { size: 9.5, weight: 400, quiet: true, tag: "p" },
  age: { size: 36, weight: 700, quiet: false, tag: "h2" },
  rest: { size: 14, weight: 600, quiet: true, tag: "p" },
  made: { size: 12, weight: 400, quiet: false, tag: "p" },
  date: { size: 13, weight: 700, quiet: false, tag: "p" },
  sentence: { size: 10.5, weight: 400, quiet: false, tag: "p" },
  heading: { size: 11.5, weight: 700, quiet: false, tag: "h2" },
  value: { size: 9.5, weight: 600, quiet: false, tag: "p" },
  how: { size: 9, weight: 400, quiet: true, tag: "p" },
  foot: { size: 8, weight: 400, quiet: true, tag: "p" },
  tiny: { size: 7, weight: 400, quiet: true, tag: "p" },
  section: { size: 10.5, weight: 700, quiet: false, tag: "h2" },
  subheading: { size: 8.75, weight: 700, quiet: false, tag: "h3" },
  text: { size: 8.75, weight: 400, quiet: false, tag: "p" },
  small: { size: 7.75, weight: 400, quiet: true, tag: "p" },
} as const;

/** Name of a look. */
export type Look = keyof typeof looks;

/** A run of text with one style and one language. */
export interface Run {
  readonly text: string;
  /** If it differs from that of its paragraph. */
  readonly look?: Look;
  readonly strong?: true;
  readonly quiet?: true;
  /** Characters of a rating plate. */
  readonly plate?: true;
  /** How serious it is. */
  readonly tone?: "monitor" | "replace" | undefined;
  /** URL. */
  readonly link?: string;
  /** BCP 47 code, if it differs from the document's language. */
  readonly lang?: string;
}

/** A paragraph or a heading. */
export interface Paragraph {
  readonly kind: "paragraph";
  readonly text: readonly Run[];
  readonly look: Look;
  /** Introduces the next block and stays on its page. */
  readonly leads?: boolean;
}

/** Items below each other, or next to each other in columns. `rule`: a line beside each. */
export interface List {
  readonly kind: "list";
  readonly marks: "bullets" | "none" | "numbers" | "rule";
  readonly items: readonly (readonly Block[])[];
  readonly columns: 1 | 2 | 3;
}

/** Facts, each with its name, in one or two columns. */
export interface Facts {
  readonly kind: "facts";
  readonly facts: readonly { readonly term: string; readonly value: readonly Block[] }[];
  readonly columns: 1 | 2;
}

/** A state as a colored word, and the confidence of the date. */
export interface State {
  readonly kind: "state";
  readonly state: AgeStatus;
  readonly text: string;
  /** Has no level if several dates are possible. */
  readonly sure?: { readonly level?: Confidence; readonly text: string };
}

/** Blocks with a line in the color of a state. */
export interface Box {
  readonly kind: "box";
  readonly state: "monitor" | "replace";
  readonly blocks: readonly Block[];
}

/** How many of 100 heaters are in use at each age, between the lower and the higher assumption. Ages are in years. */
export interface Chart {
  readonly kind: "chart";
  /** Alternative text. */
  readonly label: string;
  readonly points: NonNullable<Advice["life"]["curve"]>["points"];
  /** A highlighted range of ages. */
  readonly range: readonly [from: number, to: number] | undefined;
  /** Marked ages, each with a label. */
  readonly marks: readonly number[];
  readonly mark: string;
  readonly axis: string;
}

/** The head of the first page: the publisher with the logo, what was printed, and the QR code of the page. */
export interface Head {
  readonly kind: "head";
  /** Name of the company, or of the site if there is none. */
  readonly publisher: string;
  /** Address of the site as people read it. Empty if unknown. */
  readonly site: string;
  readonly blocks: readonly Block[];
  readonly code:
    (QrCode & { readonly address: string; readonly label: string; readonly text: string }) | undefined;
}

/** A block of content. */
export type Block =
  | Box
  | Chart
  | Facts
  | Head
  | List
  | Paragraph
  | State
  | { readonly kind: "life"; readonly line: LifeLine }
  | {
      readonly kind: "plate";
      readonly title: string;
      readonly label: string;
      readonly parts: readonly PlatePart[];
    };

/** The content of a printed result or report, in order. */
export interface PrintedReport {
  /** Parts of the first page, which contains everything. The last one is at its bottom. */
  readonly first: readonly (readonly Block[])[];
  /** Sections of the pages after it: assumptions, sources and recalls in full. */
  readonly appendix: readonly { readonly heading: string; readonly blocks: readonly Block[] }[];
}

/** Blocks, and gaps for missing ones. */
export type Content = Block | readonly Content[] | undefined | false;

const isBlock = (content: Content): content is Block => typeof content === "object" && "kind" in content;

/** Returns the existing blocks, one below the other. */
export const stack = (...contents: readonly Content[]): readonly Block[] =>
  contents.flatMap((content) => (isBlock(content) ? [content] : content ? stack(...content) : []));

/** Returns a paragraph. */
export const paragraph = (text: string | readonly Run[], look: Look = "text", leads = false): Paragraph => ({
  kind: "paragraph",
  text: typeof text === "string" ? [{ text }] : text,
  look,
  leads,
});

/** Returns a paragraph in a muted color. */
export const quietly = (text: string, leads = false) => paragraph([{ text, quiet: true }], "text", leads);

/** Returns a list, or `undefined` if it has no items. */
export const list = (
  marks: List["marks"],
  items: readonly Content[],
  columns: List["columns"] = 1,
): List | undefined =>
  items.length === 0 ? undefined : { kind: "list", marks, columns, items: items.map((item) => stack(item)) };

/** Returns a bulleted list, or `undefined` if it has no items. */
export const bullets = (items: readonly (string | readonly Run[])[]) =>
  list(
    "bullets",
    items.map((item) => paragraph(item)),
  );
