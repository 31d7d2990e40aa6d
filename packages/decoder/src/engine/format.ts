import type { Reason } from "./reasons.ts";

/** How sure we are. `high` is a promise: a maker, a regulator or several independent sources agree. */
export type Confidence = "high" | "medium" | "low";

/** Where a rule comes from. */
export interface Source {
  readonly title: string;
  /** Absent when a reader cannot open it. */
  readonly url?: string;
  readonly kind: "maker" | "regulator" | "trade" | "compiled";
}

/**
 * Year letters in their order, from the year of the first letter on. After the last letter the order starts again.
 * A dot in `letters` is a year without a letter.
 */
export interface YearLetters {
  readonly letters: string;
  readonly from: number;
}

/** A number that is printed shifted: the value is the number plus `plus`. */
export interface Shifted {
  readonly plus: number;
}

/** A running number that is known to have stood at `at` in `date` (`"YYYY-MM"`). */
export interface CounterMark {
  readonly date: string;
  readonly at: number;
}

/**
 * One way a maker has written serial numbers. A literal: it says what, the engine says how.
 *
 * The named groups of `shape` are the parts and together cover the whole serial number. A group is named by what it
 * means: `year`, `month`, `week`, `day`, `dayOfYear`, `plant`, `prefix`, `sequence`, `model`, `unknown`, `suffix`.
 * Without a rule in `read`, digits mean themselves: four digits of year are the year, two the year of any century and
 * one the year of any decade within `inUse`; month, week, day and day of the year count from 1.
 */
export interface Format {
  /** Stable id, unique within a brand. */
  readonly id: string;
  /** Anchored pattern over the normalised serial number (A-Z, 0-9). */
  readonly shape: RegExp;
  /** First and last year in which the format was used, `null` for still in use. Other years are dropped. */
  readonly inUse: readonly [from: number, to: number | null];
  /** Years that sources show with dated heaters. A reading outside them is `low`. Default: as `inUse`. */
  readonly attested?: readonly [from: number, to: number | null];
  /** How a group is read when its digits do not mean themselves. Month letters are given in their order. */
  readonly read?: {
    readonly year?: YearLetters | Shifted;
    readonly month?: string | Shifted;
    readonly week?: Shifted;
  };
  /** How many turns of a repeating year code are offered as readings; older ones are named in a reason. Default: all. */
  readonly turns?: number;
  readonly confidence: Confidence;
  /** What to say with every reading of this format: the argument for it and the conflicts of its sources. */
  readonly reasons?: readonly Reason[];
  /** Pattern over the text as typed or printed, before dots and hyphens are dropped. A match settles the format. */
  readonly printed?: RegExp;
  /** Marks of the running number `sequence`, oldest first, where the maker counts through. */
  readonly counter?: readonly CounterMark[];
  /**
   * How fine a reading may be when the running number is longer, shorter or otherwise unlike the known ones.
   * Absent: such a serial number is not read with this format.
   */
  readonly near?: "year" | "month" | "week" | "day";
  /** True for a shape that is known to hold no date. `inUse` then says when it was used. */
  readonly undated?: true;
  readonly sources: readonly [Source, ...Source[]];
}

/** A model number that belongs to some years only. */
export interface ModelYears {
  /** Anchored at the start, over the normalised model number. */
  readonly shape: RegExp;
  readonly from: number;
  readonly to: number | null;
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

/** What may be known about the serial numbers of a brand that has no format. */
export type WithoutFormat =
  | "no-date-in-serial" // the maker puts no date into the serial number
  | "no-public-rule" // no rule was found in public
  | "private-label"; // a store or private label whose maker is not recorded

/** A brand of water heaters and how its serial numbers are read. */
export interface Brand {
  /** Lower-case letters, digits and hyphens: `"bradford-white"`. */
  readonly slug: string;
  /** As printed on the heater: `"Bradford White"`. */
  readonly label: string;
  /** Who built it, as far as known. */
  readonly maker: string;
  /** All formats, newest first. Empty when the serial number is known to say nothing or no rule is public. */
  readonly formats: readonly Format[];
  /** Only with empty `formats`: what is known instead. */
  readonly withoutFormat?: WithoutFormat;
  readonly plate: PlatePlace;
  /** Other names that the same rules hold for. */
  readonly aliases: readonly string[];
  /** No reading of this brand is surer than this. Default: as its formats say. */
  readonly atMost?: Confidence;
  /** Reasons to give with every reading of this brand. */
  readonly reasons?: readonly Reason[];
  /** Longest serial number, where a documented one has more than 20 characters. */
  readonly longest?: number;
  /** What model numbers say about years. */
  readonly models?: readonly ModelYears[];
  /** Sources of the maker's name and of `withoutFormat`, beside those of the formats. */
  readonly sources?: readonly Source[];
  /** The other brands. Present on a brand taken from `brands`, absent on one imported alone. */
  readonly others?: () => readonly Brand[];
}
