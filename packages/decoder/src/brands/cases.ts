import type { KnownDate } from "../proof/index.ts";

/**
 * How the date of a serial number is known:
 *
 * - `plate`, `recall`, `maker`: the date is known without decoding (printed, sale window, the maker's own table)
 * - `record`: also known without decoding, from a record of the installation or a survey of the building
 * - `published`: a source gives the date that it decoded
 * - `illustration`: shows the rule with an invented running number and proves nothing
 * - `invalid`: must not decode, or not to the date that others read
 */
export type Evidence = Independent | "published" | "illustration" | "invalid";

/** Evidence whose date is known without decoding, strongest first. */
export type Independent = (typeof independent)[number];

/** The kinds of evidence whose date is known without decoding, strongest first. */
export const independent = ["plate", "record", "recall", "maker"] as const;

/** A serial number and what it must decode to on 2026-11-20, as one short, readable string. */
export interface Case {
  readonly serial: string;
  readonly model?: string;
  /** Dates, best first, joined by " or ", or the code of the problem. */
  readonly is: string;
  readonly evidence: Evidence;
  /**
   * When the heater was made, as known without decoding. Present exactly when the evidence is `independent`. A
   * printed date is copied as printed; evidence that only bounds the years gives two bounds. A heater is installed in
   * the year it was made or the year after.
   */
  readonly known?: KnownDate;
  /**
   * How many characters are known, when a source gives only the start of the serial number. The rest is filled in to
   * complete the shape and never shown.
   */
  readonly begins?: number;
  /** Where the serial number and its date were found, or why it must not decode. */
  readonly from: string;
  /**
   * Address where a reader finds the serial number. Required when its date is known, except for visitors'
   * corrections. Not needed for a page in `from` that is also a source of the brand.
   */
  readonly url?: string;
}

export type ListedCase = Omit<Case, "evidence">;

export const defineCases = (
  lists: Readonly<Partial<Record<Evidence, readonly ListedCase[]>>>,
): readonly Case[] =>
  (Object.keys(lists) as Evidence[]).flatMap((evidence) =>
    (lists[evidence] ?? []).map((one) => ({ ...one, evidence })),
  );
