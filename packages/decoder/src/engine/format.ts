import type { Reason } from "./reasons.ts";

/** How sure we are. `high` is a promise: a maker, a regulator or several independent sources agree. */
export type Confidence = "high" | "medium" | "low";

/** Where a rule comes from. */
export interface Source {
  /** Author, and title of the page or document in English. Shown unchanged in any language. */
  readonly title: string;
  /** Absent when a reader cannot open it. */
  readonly url?: string;
  readonly kind: "maker" | "regulator" | "trade" | "compiled";
}

/** Year letters in order, starting with the year of the first letter. After the last letter the order repeats. */
export interface YearLetters {
  readonly letters: string;
  readonly from: number;
  readonly plus?: never;
  readonly starts?: never;
}

/** A running number that gives the year: the first number of each year, starting with the year `from`. */
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

/** A running number that was observed to be `at` in a month. */
export interface CounterMark {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly at: number;
  /**
   * Where the next mark is too far away for a straight line: the least that the number grew a month until then.
   */
  readonly slowest?: number;
}

/** The meaning of a run of characters in a serial number. */
export type Meaning =
  "year" | "month" | "week" | "day" | "plant" | "prefix" | "sequence" | "model" | "unknown";

/**
 * The meaning of a captured group of a shape: a {@link Meaning}, or the day of the year, which gives month and day.
 */
export type PartName = Meaning | "dayOfYear";

/**
 * One format of a maker's serial numbers, as a literal: it holds the data, and the engine reads it.
 *
 * Without a rule in `read`, digits are values. Four digits are the year, two the year of any century and one the year
 * of any decade within `inUse`. Month, week, day and day of the year count from 1.
 */
export interface Format {
  /** Stable id, unique within a brand. */
  readonly id: string;
  /**
   * Anchored pattern for the normalized serial number (A-Z, 0-9). Its named groups cover the whole serial number.
   * Each is named after its meaning: a {@link PartName}, or `suffix` for a second group of unknown meaning. Without a
   * group `year`, the year is read from the group `sequence`. Before them it may have lookaheads, and no group has a
   * "+" or "*".
   */
  readonly shape: RegExp;
  /** First and last year in which the format was used; `null` if it still is. Readings in other years are dropped. */
  readonly inUse: readonly [from: number, to: number | null];
  /** Years for which sources show dated heaters. A reading outside them is `low`. Default: as `inUse`. */
  readonly attested?: readonly [from: number, to: number | null] | undefined;
  /** How to read a group whose digits are not plain values. Month letters or codes are listed in their order. */
  readonly read?:
    | {
        readonly year?: YearLetters | YearStarts | Shifted;
        readonly month?: string | readonly string[] | Shifted;
        readonly week?: Shifted;
      }
    | undefined;
  /**
   * How many cycles of a repeating year code are offered as readings; older ones are named in a reason. Default: all.
   */
  readonly turns?: number | undefined;
  readonly confidence: Confidence;
  /** Reasons for every reading of this format: the argument for it and the conflicts between its sources. */
  readonly reasons?: readonly Reason[] | undefined;
  /** Pattern for the text as typed or printed, with its dots and hyphens. A match decides the format. */
  readonly printed?: RegExp | undefined;
  /** Marks of the running number `sequence`, oldest first, for makers that count continuously. */
  readonly counter?: readonly CounterMark[] | undefined;
  /**
   * The finest precision of a reading when the running number is longer, shorter or otherwise unlike the known ones.
   * Absent: such a serial number is not read with this format.
   */
  readonly near?: "year" | "month" | "week" | "day" | undefined;
  /** Pattern of the numbers that are only read under the brand's own name, because many others look like them. */
  readonly namedOnly?: RegExp | undefined;
  /** True for a shape that contains no date. `inUse` then says when it was used. */
  readonly undated?: true | undefined;
  readonly sources: readonly [Source, ...Source[]];
}

/** A model number that was only made in some years. */
export interface ModelYears {
  /** Pattern for the normalized model number, anchored at the start. */
  readonly shape: RegExp;
  readonly from: number;
  readonly to: number | null;
  /** Name of the product line. Shown unchanged in any language. */
  readonly line?: string;
  /** The name with this model number in another market, whose rules apply. */
  readonly soldAs?: string;
  /** Ids of the formats used on heaters with this model number. Absent: any. */
  readonly formats?: readonly string[];
  readonly source: Source;
}

/** Where the rating plate is, as a code. Callers turn it into text. */
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
 * What is known about the serial numbers of a brand without a format:
 *
 * - `no-date-in-serial`: the serial number contains no date
 * - `no-public-rule`: no public rule was found
 * - `private-label`: a name without a recorded maker, mostly a store brand or private label
 * - `makes-other-equipment`: the name of a maker of furnaces and air conditioners
 */
export type WithoutFormat =
  "no-date-in-serial" | "no-public-rule" | "private-label" | "makes-other-equipment";

/**
 * The country in which a brand is mostly sold, as a code. Callers say where the date stands there besides the serial
 * number: on which sticker or paper.
 */
export type Market =
  | "au" // a sticker with the date: https://www.samedayhotwaterservice.com.au/how-old-is-your-hot-water-system/
  | "de" // plate, bill or record of the chimney sweep: https://www.shk-heidelberg.de/home/einzelmeldung (Ü-30-Heizungen)
  | "es" // no source
  | "fr" // maintenance certificate: order of 15 September 2009, annex 5
  | "gb" // Benchmark checklist: https://squotipedia.co.uk/gas/commissioning-procedure
  | "it" // libretto di impianto: https://switcho.it/blog/luce-gas/libretto-caldaia
  | "elsewhere"; // no source

/** A brand of water heaters and the rules for its serial numbers. */
export interface Brand {
  /** Lower-case letters, digits and hyphens: `"bradford-white"`. */
  readonly slug: string;
  /** As printed on the heater: `"Bradford White"`. */
  readonly label: string;
  /**
   * Names of the companies that built it, oldest first: `"Rheem; GE Appliances"`. The owner of a company follows in
   * brackets; `(?)` marks an unconfirmed company. Empty when none is known.
   */
  readonly maker: string;
  /** All formats, newest first. Empty when the serial number contains no information or no rule is public. */
  readonly formats: readonly Format[];
  /** What is known instead of formats. Only with empty `formats`. */
  readonly withoutFormat?: WithoutFormat | undefined;
  readonly plate: PlatePlace;
  /** Where its heaters are mostly sold. Absent if also in North America. */
  readonly market?: Market | undefined;
  /** Other names to which the same rules apply. */
  readonly aliases: readonly string[];
  /** Whether those names are the maker's own. Otherwise other makers may have used them. */
  readonly ownsAliases?: boolean | undefined;
  /** The highest confidence of any reading of this brand. Default: as in its formats. */
  readonly atMost?: Confidence | undefined;
  /** Reasons for every reading of this brand. */
  readonly reasons?: readonly Reason[] | undefined;
  /** Shortest serial number, if a documented one has fewer than 6 characters. */
  readonly shortest?: number | undefined;
  /** Longest serial number, if a documented one has more than 20 characters. */
  readonly longest?: number | undefined;
  /** The years that model numbers reveal. */
  readonly models?: readonly ModelYears[] | undefined;
  /** Sources of the maker's name and of `withoutFormat`, in addition to those of the formats. */
  readonly sources?: readonly Source[] | undefined;
  /** The other brands, those of North America only for a brand that is sold there. Present on a brand from `brands`, absent on one imported alone. */
  readonly others?: (() => readonly Brand[]) | undefined;
}
