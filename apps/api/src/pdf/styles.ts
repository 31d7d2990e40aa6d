import { colours } from "../generated/colours.ts";
import type { BlockStyles } from "./blocks.ts";
import type { Style } from "./document.ts";
import type { Weight } from "./fonts.ts";
import type { LifeLineStyles } from "./life-line.ts";
import type { PlateStyles } from "./plate.ts";

const style = (
  size: number,
  weight: Weight = "regular",
  colour: string = colours.text,
  leading = Math.round(size * 13.5) / 10,
): Style => ({ size, leading, weight, colour });

/** Styles of the first page, and of the parts on every page. */
export const styles = {
  publisher: style(12, "bold"),
  site: style(9, "regular", colours.textQuiet),
  title: style(19, "bold", colours.text, 24),
  about: style(10, "regular", colours.textQuiet),
  tiny: style(7, "regular", colours.textQuiet),
  pill: style(9, "semibold"),
  sure: style(9.5, "regular", colours.textQuiet),
  age: style(36, "bold", colours.text, 42),
  rest: style(14, "semibold", colours.textQuiet),
  made: style(12, "regular", colours.text),
  date: style(13, "bold"),
  sentence: style(10.5),
  heading: style(11.5, "bold", colours.text, 16),
  action: style(9.5, "semibold"),
  how: style(9, "regular", colours.textQuiet),
  number: style(10, "bold", colours.accent),
  term: style(9, "regular", colours.textQuiet),
  value: style(9.5, "semibold"),
  foot: style(8, "regular", colours.textQuiet),
} as const;

/** Styles of the pages after the first. */
export const blockStyles: BlockStyles = {
  text: style(8.75),
  small: style(7.75, "regular", colours.textQuiet),
  term: style(8.25, "regular", colours.textQuiet, 12),
  heading: style(10.5, "bold"),
  subheading: style(8.75, "bold", colours.text, 16),
  pill: style(7.75, "semibold"),
  number: style(8.75, "bold", colours.accent),
  gap: 3.5,
  indent: 11,
  line: colours.line,
  terms: 0.36,
  factPadding: 2.6,
  chart: {
    label: style(7, "regular", colours.textQuiet),
    mark: style(7, "bold"),
    colours: {
      curve: colours.link,
      range: colours.accentGround,
      line: colours.line,
      mark: colours.text,
    },
  },
  states: colours,
};

export const plateStyles: PlateStyles = {
  title: { ...style(7, "semibold", colours.textQuiet), leading: 11 },
  characters: style(20, "semibold", colours.text, 25),
  meaning: style(8, "semibold", colours.text, 10.5),
  value: style(8, "regular", colours.text, 10.5),
  ground: colours.plate.top,
  line: colours.plate.line,
  tones: { year: colours.year, month: colours.month, day: colours.day, other: colours.other },
};

export const lifeLineStyles: LifeLineStyles = {
  word: style(9, "semibold"),
  name: style(9, "semibold"),
  value: style(9, "regular", colours.textQuiet),
  ink: colours.text,
  quiet: colours.textQuiet,
  surface: colours.surface,
  ground: colours.line,
  tones: { warranty: colours.good.zone, life: colours.year.ground, past: colours.replace.zone },
  stripe: colours.year.text,
};
