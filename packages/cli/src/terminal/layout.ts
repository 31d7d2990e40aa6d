import { stripVTControlCharacters } from "node:util";
import picocolors from "picocolors";
import type { Output, ProcessContext } from "./process-context.ts";

/** Functions that color a text. They return it unchanged if colors are off. */
export type Colors = ReturnType<typeof picocolors.createColors>;

/** The layout of texts for an output. */
export interface Layout {
  /** Maximum number of characters in a line. */
  readonly width: number;
  readonly colors: Colors;
}

const widest = 80;
const narrowest = 20;

/**
 * Returns the layout for an output. Colors are for terminals and with `FORCE_COLOR`, unless the visitor or the
 * environment turns them off (`NO_COLOR`, or a terminal named `dumb`).
 */
export function chooseLayout({ columns, isTTY }: Output, env: ProcessContext["env"], plain: boolean): Layout {
  const isForced = !["", "0"].includes(env["FORCE_COLOR"] ?? "");
  const isOff = plain || (env["NO_COLOR"] ?? "") !== "" || (env["TERM"] === "dumb" && !isForced);
  return {
    width: Math.max(narrowest, Math.min(columns ?? widest, widest)),
    colors: picocolors.createColors((isTTY === true || isForced) && !isOff),
  };
}

const measureWidth = (text: string): number => stripVTControlCharacters(text).length;

/**
 * Breaks a text into lines at its spaces, but not at no-break spaces. A word that is longer than a line stays whole,
 * because it may be a URL.
 *
 * @example
 * wrapped("made in May 2004", 9); //=> ["made in", "May 2004"]
 */
export function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || measureWidth(last) + 1 + measureWidth(word) > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** The indentation of a paragraph. */
export interface Indent {
  /** A mark, or spaces. */
  readonly first?: string;
  /** Before the other lines. @default spaces, as many as `first` has characters */
  readonly rest?: string;
}

/** Returns a text as indented lines within the width of the layout. */
export function paragraph(
  text: string,
  { width }: Layout,
  { first = "", rest = " ".repeat(first.length) }: Indent = {},
): readonly string[] {
  return wrapped(text, width - Math.max(first.length, rest.length)).map(
    (line, index) => (index === 0 ? first : rest) + line,
  );
}

/** Returns a heading and its lines, after an empty line. */
export const section = (heading: string, lines: readonly string[], layout: Layout): readonly string[] => [
  "",
  ...paragraph(heading, layout).map(layout.colors.bold),
  ...lines,
];

export const list = (texts: readonly string[], layout: Layout, mark = "- "): readonly string[] =>
  texts.flatMap((text) => paragraph(text, layout, { first: `  ${mark}` }));
