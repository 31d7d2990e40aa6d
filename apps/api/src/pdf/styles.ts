import type { Text } from "@heater-age/report";
import { colours } from "../generated/colours.ts";
import type { Weight } from "./fonts.ts";
import type { PdfNode, PdfRun, TextStyle } from "./tagged-pdf.ts";

const style = (fontSize: number, font: Weight = "regular", color: string = colours.text): TextStyle => ({
  fontSize,
  font,
  color,
});
const quiet = (fontSize: number, font: Weight = "regular") => style(fontSize, font, colours.textQuiet);

/** Styles of texts. Sizes are in points. */
export const styles = {
  publisher: style(12, "bold"),
  site: quiet(9),
  title: style(19, "bold"),
  about: quiet(10),
  tiny: quiet(7),
  pill: style(9, "semibold"),
  sure: quiet(9.5),
  age: style(36, "bold"),
  rest: quiet(14, "semibold"),
  made: style(12),
  date: style(13, "bold"),
  sentence: style(10.5),
  heading: style(11.5, "bold"),
  number: style(9.5, "bold", colours.accent),
  action: style(9.5, "semibold"),
  how: quiet(9),
  term: quiet(9),
  value: style(9.5, "semibold"),
  plate: { ...style(9.5, "semibold"), characterSpacing: 0.6 },
  foot: quiet(8),
  plateTitle: quiet(7, "semibold"),
  characters: { ...style(20, "semibold"), characterSpacing: 1.2 },
  meaning: style(8, "semibold"),
  meaningValue: style(8),
  word: style(9, "semibold"),
  section: style(10.5, "bold"),
  text: style(8.75),
  subheading: style(8.75, "bold"),
  small: quiet(7.75),
} as const satisfies Readonly<Record<string, TextStyle>>;

/** Returns runs of a report's text in a style. */
export const textRuns = (text: Text, look: TextStyle): readonly PdfRun[] =>
  text.map((run) => ({
    ...look,
    ...run,
    ...(run.strong && { font: "bold" as const }),
    ...(run.quiet && { color: colours.textQuiet }),
    ...(run.link !== undefined && { color: colours.link }),
  }));

/** Returns a text as one element of the structure tree, `"P"` by default. Without a tag it is decoration. */
export const textNode = (
  text: string | readonly PdfRun[],
  look: TextStyle,
  options: Readonly<Record<string, unknown>> = { tag: "P" },
): PdfNode => ({ text: typeof text === "string" ? [{ ...look, text }] : text, ...options });
