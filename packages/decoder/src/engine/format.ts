import type { Meaning } from "./decoding.ts";
import type { Reason } from "./reasons.ts";

/** How sure we are. `high` is a promise: a maker, a regulator or several independent sources agree. */
export type Confidence = "high" | "medium" | "low";

/** Where a rule comes from. */
export interface Source {
  /** Name of who says so, and title of the page or document in English: to be shown as it is in any language. */
  readonly title: string;
  /** Absent when a reader cannot open it. */
  readonly url?: string;
  readonly kind: "maker" | "regulator" | "trade" | "compiled";
}

/**
 * Year letters in their order, from the year of the first letter on. After the last letter the order starts again.
 */
export interface YearLetters {
  readonly letters: string;
  readonly from: number;
  readonly plus?: never;
  readonly starts?: never;
}

/** A running number that tells the year: the first number of each year, from the year `from` on. */
export interface YearStarts {
  readonly starts: readonly number[];
  readonly from: number;
  readonly letters?: never;
  readonly plus?: never;
}

/** A number that is printed shifted: the value is the number plus `plus`. */
export interface Shifted {
  readonly plus: number;
  readonly letters?: never;
  readonly from?: never;
  readonly starts?: never;
}

/** A running number that is known to have stood at `at` in a month. */
export interface CounterMark {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly at: number;
}

/** What a captured group of a shape is: a {@link Meaning}, or the day of the year, which gives month and day. */
export type PartName = Meaning | "dayOfYear";

/**
 * One way a maker has written serial numbers, as it is written down. A literal: it says what, the engine says how.
 *
 * Without a rule in `read`, digits mean themselves: four digits of year are the year, two the year of any century and
 * one the year of any decade within `inUse`; month, week, day and day of the year count from 1.
 */
export interface FormatRule {
  /** Stable id, unique within a brand. */
  readonly id: string;
  /**
   * Anchored pattern over the normalised serial number (A-Z, 0-9). Its named groups cover the whole serial number and
   * each is named by what it is: a {@link PartName}, or `suffix` for a second group of unknown meaning. Without a group
   * `year`, the year is read from the group `sequence`.
   */
  readonly shape: RegExp;
  /** First and last year in which the format was used, `null` for still in use. Other years are dropped. */
  readonly inUse: readonly [from: number, to: number | null];
  /** Years that sources show with dated heaters. A reading outside them is `low`. Default: as `inUse`. */
  readonly attested?: readonly [from: number, to: number | null] | undefined;
  /** How a group is read when its digits do not mean themselves. Month letters are given in their order. */
  readonly read?:
    | {
        readonly year?: YearLetters | YearStarts | Shifted;
        readonly month?: string | Shifted;
        readonly week?: Shifted;
      }
    | undefined;
  /** How many turns of a repeating year code are offered as readings; older ones are named in a reason. Default: all. */
  readonly turns?: number | undefined;
  readonly confidence: Confidence;
  /** What to say with every reading of this format: the argument for it and the conflicts of its sources. */
  readonly reasons?: readonly Reason[] | undefined;
  /** Pattern over the text as typed or printed, before dots and hyphens are dropped. A match settles the format. */
  readonly printed?: RegExp | undefined;
  /** Marks of the running number `sequence`, oldest first, where the maker counts through. */
  readonly counter?: readonly CounterMark[] | undefined;
  /**
   * How fine a reading may be when the running number is longer, shorter or otherwise unlike the known ones.
   * Absent: such a serial number is not read with this format.
   */
  readonly near?: "year" | "month" | "week" | "day" | undefined;
  /** True for a shape that is known to hold no date. `inUse` then says when it was used. */
  readonly undated?: true | undefined;
  readonly sources: readonly [Source, ...Source[]];
}

/** What follows from a shape. */
export interface Matcher {
  /** The shape without the names of its groups: asking a match for names costs more than the match. */
  readonly pattern: RegExp;
  /** What the groups are, in their order. */
  readonly parts: readonly PartName[];
  /** Where in a match the groups stand that have to do with the date: from 1, or 0 for one that the shape has not. */
  readonly groups: Readonly<Record<"year" | "month" | "week" | "day" | "dayOfYear" | "sequence", number>>;
  /** Number of characters of the shortest serial number of this shape. */
  readonly shortest: number;
  /** Number of characters of the longest serial number of this shape. */
  readonly longest: number;
}

/** One way a maker has written serial numbers, ready to be read with: the rule, and what follows from its shape. */
export interface Format extends FormatRule {
  /** Worked out when it is first asked for, and then the same each time. */
  readonly matcher: () => Matcher;
}

/** A model number that belongs to some years only. */
export interface ModelYears {
  /** Anchored at the start, over the normalised model number. */
  readonly shape: RegExp;
  readonly from: number;
  readonly to: number | null;
  /** Name of the line, to be shown as it is in any language. */
  readonly line?: string;
  /** Ids of the formats that heaters with this model number carry. Absent: any. */
  readonly formats?: readonly string[];
  readonly source: Source;
}

/** Where the rating plate is, as a code; the sentence is the reader's business. */
export type PlatePlace =
  | "tank-outside" // outside of the tank; gas: beside the gas control, electric: upper third or by an element cover
  | "tank-side-low" // side of the tank, often low; older gas: upper left; hybrid: upper left
  | "tank-upper-front" // jacket, upper front or side, above the access panels or the gas control
  | "tank-front" // front of the tank; electric: near the lower access panel
  | "jacket" // outside or inside of the outer jacket
  | "cabinet-side" // side of the cabinet of a tankless unit
  | "cabinet-side-or-front" // side or front of the cabinet
  | "boiler-varies" // low on the inner rear, on the right side or on the front, depending on the year
  | "unknown"; // not recorded: look on the outside, also behind the front cover

/**
 * What may be known about the serial numbers of a brand that has no format:
 *
 * - `no-date-in-serial`: the maker puts no date into the serial number
 * - `no-public-rule`: no rule was found in public
 * - `private-label`: a name whose maker is not recorded, mostly of a store or a private label
 */
export type WithoutFormat = "no-date-in-serial" | "no-public-rule" | "private-label";

/** A brand of water heaters and how its serial numbers are read. */
export interface Brand {
  /** Lower-case letters, digits and hyphens: `"bradford-white"`. */
  readonly slug: string;
  /** As printed on the heater: `"Bradford White"`. */
  readonly label: string;
  /**
   * Names of the companies that built it, oldest first, and no other word: `"Rheem; GE Appliances"`. The owner of a
   * company stands in brackets; `(?)` marks a company that is not confirmed. Empty when none is known.
   */
  readonly maker: string;
  /** All formats, newest first. Empty when the serial number is known to say nothing or no rule is public. */
  readonly formats: readonly Format[];
  /** Only with empty `formats`: what is known instead. */
  readonly withoutFormat?: WithoutFormat | undefined;
  readonly plate: PlatePlace;
  /** Other names that the same rules hold for. */
  readonly aliases: readonly string[];
  /** No reading of this brand is surer than this. Default: as its formats say. */
  readonly atMost?: Confidence | undefined;
  /** Reasons to give with every reading of this brand. */
  readonly reasons?: readonly Reason[] | undefined;
  /** Longest serial number, where a documented one has more than 20 characters. */
  readonly longest?: number | undefined;
  /** What model numbers say about years. */
  readonly models?: readonly ModelYears[] | undefined;
  /** Sources of the maker's name and of `withoutFormat`, beside those of the formats. */
  readonly sources?: readonly Source[] | undefined;
  /** The other brands. Present on a brand taken from `brands`, absent on one imported alone. */
  readonly others?: (() => readonly Brand[]) | undefined;
}
