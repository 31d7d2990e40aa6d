import { stripVTControlCharacters } from "node:util";
import picocolors from "picocolors";
import type { Output, Surroundings } from "./surroundings.ts";

/** The colours of a text; each leaves it as it is where there are none. */
export type Colours = Pick<
  ReturnType<typeof picocolors.createColors>,
  "bold" | "dim" | "red" | "yellow" | "green" | "cyan" | "magenta" | "blue"
>;

/** How texts are set: for a terminal, or for whatever else reads them. */
export interface Layout {
  /** Characters in a line, at most. */
  readonly width: number;
  readonly colours: Colours;
}

const widest = 80;
const narrowest = 20;

/**
 * How texts are set on an output. Colours are for terminals, unless the visitor or the environment wants none
 * (`NO_COLOR`, or a terminal that calls itself `dumb`).
 */
export function layoutOf(
  { columns, isTTY }: Pick<Output, "columns" | "isTTY">,
  env: Surroundings["env"],
  plain: boolean,
): Layout {
  const wanted = !plain && (env["NO_COLOR"] ?? "") === "" && env["TERM"] !== "dumb";
  return {
    width: Math.max(narrowest, Math.min(columns ?? widest, widest)),
    colours: picocolors.createColors(isTTY === true && wanted),
  };
}

const widthOf = (text: string): number => stripVTControlCharacters(text).length;

/**
 * Breaks a text into lines at its spaces, but not at no-break spaces. A word that is longer than a line stays whole: it
 * may be an address.
 *
 * @example
 * wrapped("made in May 2004", 9); //=> ["made in", "May 2004"]
 */
export function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || widthOf(last) + 1 + widthOf(word) > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** How a paragraph stands. */
export interface Indent {
  /** What stands before the first line: a mark, or spaces. */
  readonly first?: string;
  /** What stands before the others. As wide as the first unless it says otherwise. */
  readonly rest?: string;
}

/** A text as lines, each no wider than the layout, with what stands before them. */
export function paragraph(
  text: string,
  { width }: Layout,
  { first = "", rest = " ".repeat(first.length) }: Indent = {},
): readonly string[] {
  return wrapped(text, width - Math.max(first.length, rest.length)).map(
    (line, index) => (index === 0 ? first : rest) + line,
  );
}

/** A heading with its lines under it, after an empty line. */
export const section = (heading: string, lines: readonly string[], layout: Layout): readonly string[] => [
  "",
  ...paragraph(heading, layout).map(layout.colours.bold),
  ...lines,
];

/** Texts as a list. */
export const list = (texts: readonly string[], layout: Layout, mark = "- "): readonly string[] =>
  texts.flatMap((text) => paragraph(text, layout, { first: `  ${mark}` }));

/**
 * Names with what they mean, the meanings under each other, or under the names where the lines are short.
 *
 * @example
 * pairs([["-h, --help", "Shows this help"]], layout); //=> ["  -h, --help  Shows this help"]
 */
export function pairs(
  rows: readonly (readonly [name: string, meaning: string])[],
  layout: Layout,
): readonly string[] {
  const column = Math.max(...rows.map(([name]) => name.length)) + 4;
  const { bold } = layout.colours;
  if (layout.width - column < 30) {
    return rows.flatMap(([name, meaning]) => [
      `  ${bold(name.trim())}`,
      ...paragraph(meaning, layout, { first: " ".repeat(6) }),
    ]);
  }
  return rows.flatMap(([name, meaning]) =>
    wrapped(meaning, layout.width - column).map((line, index) =>
      index === 0
        ? `  ${bold(name)}${" ".repeat(column - 2 - name.length)}${line}`
        : " ".repeat(column) + line,
    ),
  );
}
