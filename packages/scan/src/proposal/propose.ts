import { decode, findBrand } from "@heater-age/decoder";
import { agreement } from "@heater-age/decoder/proof";
import type { Reading } from "../reading/reading.ts";
import { brandOn } from "./brand-name.ts";
import { type Choice, choicesFor, hasShapeOf, isNearMiss } from "./choices.ts";
import { placeLines, splitSegments } from "./layout.ts";
import { toShape } from "./look-alikes.ts";
import { isSameNumber, modelOn } from "./model-number.ts";
import { printedDateOn } from "./printed-date.ts";
import type { ProposedDate, Proposal } from "./proposal.ts";
import { proposedCharacters } from "./proposed-characters.ts";
import { splitTokens } from "./tokens.ts";

/** Options of a proposal. */
export interface ProposeOptions {
  /** Calendar date `"YYYY-MM-DD"` at the place of the photo. */
  readonly today: string;
}

/** A proposal, with its evidence. */
export interface WeighedProposal extends Proposal {
  /** How likely the serial number is; higher is better. */
  readonly score: number;
  /** Whether a brand name was read on the plate. */
  readonly isBrandRead: boolean;
  /** Whether a rule of the brand recognizes the model number. */
  readonly isModelKnown: boolean;
  /** Probability of the least likely character of the serial number, from 0 to 1. */
  readonly lowest: number;
  /**
   * Whether the number would also have a date with other look-alike characters, or another number on the plate has
   * one.
   */
  readonly hasRival: boolean;
  /** Whether the serial number has a date by an exact format. */
  readonly isDated: boolean;
}

/**
 * Returns the proposal for a photo of a rating plate, from the text and codes on it. It uses the rules for serial
 * numbers: among everything printed there, one token fits a format of the brand. A pure function for any reading.
 *
 * @throws {RangeError} when `today` is not a calendar date.
 *
 * @example
 * const codes = [{ text: "RHLN0706860541", format: "Code39" }];
 * propose({ lines: [], codes }, { today: "2026-11-20" }).serial; //=> "RHLN0706860541"
 */
export function propose(reading: Reading, options: ProposeOptions): Proposal {
  return plain(weigh(reading, options));
}

/** Returns a proposal without its evidence. */
export const plain = ({
  brand,
  serial,
  model,
  printedDate,
  sure,
  characters,
  codes,
}: WeighedProposal): Proposal => ({ brand, serial, model, printedDate, sure, characters, codes });

/** Returns the same as `propose`, with the evidence. */
export function weigh({ lines, codes }: Reading, { today }: ProposeOptions): WeighedProposal {
  const places = placeLines(lines);
  const segments = splitSegments(places);
  const read = brandOn(places)?.slug;
  const printed = printedDateOn(places, today);
  const facts = { brand: read, printedDate: printed?.date, today };
  const choices = choicesFor(segments.flatMap(splitTokens), codes, facts);
  const best = choices.find(({ score }) => score >= leastScore);
  const others = choices.filter((choice) => choice !== best);
  const rivals = best === undefined ? [] : findRivals(best, others);
  const isAlone = best === undefined || !others.some((other) => isOtherSerial(best, other));
  const brand = read ?? best?.dated?.brand;
  const printedDate: ProposedDate | undefined = printed && {
    ...printed,
    contradicts: best?.dated !== undefined && agreement(best.dated.decoding, printed.date) === "contradicts",
  };
  const serial = best?.serial;
  const model = modelOn(segments, codes, {
    brand,
    serial: serial ?? "",
    serialLine: best?.seen?.line,
  });
  return {
    brand,
    serial,
    model: model?.text,
    printedDate,
    sure:
      best !== undefined &&
      isSure(best, others, read) &&
      rivals.length === 0 &&
      isAlone &&
      !mayBeCutOff(best, today) &&
      printedDate?.contradicts !== true,
    characters: best === undefined ? [] : proposedCharacters(best, rivals),
    codes,
    score: best?.score ?? -Infinity,
    isBrandRead: read !== undefined,
    isModelKnown: model?.isKnown === true,
    lowest: best === undefined ? 0 : findLowest(best),
    isDated: best !== undefined && isDated(best),
    hasRival: rivals.length > 0 || !isAlone,
  };
}

/** Less likely numbers aren't worth correcting by hand. */
const leastScore = 0;

/** A less likely character leaves a doubt, even when it was read twice. */
export const leastProbability = 0.6;

/** Minimum score of the best choice to be sure, and below it the minimum margin over the next one. */
const sureScore = { alone: 6, withBrand: 4.8 } as const;
const sureMargin = { alone: 1.5, withBrand: 2 } as const;

function isSure(best: Choice, others: readonly Choice[], brand: string | undefined): boolean {
  const isOfBrand = best.dated?.brand === brand;
  if (!isDated(best) || (brand !== undefined && !isOfBrand)) return false;
  const next = others.find((other) => !isHarmless(best, other));
  const margin = best.score - (next?.score ?? -Infinity);
  const isClear =
    (best.score >= sureScore.alone && margin >= sureMargin.alone) ||
    (isOfBrand && best.score >= sureScore.withBrand && margin >= sureMargin.withBrand);
  return isClear && (best.isInCode || findLowest(best) >= leastProbability);
}

/** Another reading within this margin leaves a doubt. */
const rivalMargin = 3;

/**
 * Returns other readings of the same characters that have a date too and are nearly as likely. They have the same
 * shapes, which a recognizer can't distinguish, or are the recognizer's own alternatives, such as an 8 for a zero
 * with a stroke.
 */
const findRivals = (best: Choice, others: readonly Choice[]): readonly Choice[] =>
  others.filter(
    (other) =>
      !best.isInCode &&
      isDated(other) &&
      best.score - other.score < rivalMargin &&
      isSameText(best, other) &&
      !isHarmless(best, other),
  );

const isSameText = (best: Choice, other: Choice): boolean =>
  toShape(other.serial) === toShape(best.serial) ||
  (other.seen?.line === best.seen?.line && other.serial.length === best.serial.length);

/** Score of a number that has a date by the rules of the brand, without a caption. */
export const serialScore = 4;

/**
 * Returns whether a number is another serial number. On the label of a part, such as a gas valve, it can have a date
 * by chance.
 */
const isOtherSerial = (best: Choice, other: Choice): boolean =>
  isDated(other) &&
  other.score >= serialScore &&
  other.dated?.brand === best.dated?.brand &&
  !isSameNumber(other.serial, best.serial);

/** Probability of every character above which another one of its shape is ignored. */
const clear = 0.9;

/** Returns whether another reading leaves no doubt: the same shapes, clearly read, and the same date. */
const isHarmless = (best: Choice, other: Choice): boolean =>
  toShape(other.serial) === toShape(best.serial) &&
  findLowest(best) >= clear &&
  findFirstDate(other) === findFirstDate(best);

/**
 * Returns whether one more digit would give another date, as with Bradford White's seven and eight digits. A
 * reflection can hide it. Two looks that agree leave no doubt.
 */
function mayBeCutOff({ serial, dated, isInCode }: Choice, today: string): boolean {
  const brand = findBrand(dated?.brand ?? "");
  const oneMore = `${serial}0`;
  if (brand === undefined || dated === undefined || isInCode || !hasShapeOf(brand, oneMore)) return false;
  const longer = decode(brand, oneMore, { today });
  return (
    longer.status !== "unreadable" &&
    !isNearMiss(longer) &&
    dated.decoding.status !== "unreadable" &&
    longer.candidates[0].date !== dated.decoding.candidates[0].date
  );
}

/** Returns the probability of the least likely character. */
const findLowest = ({ seen }: Choice): number =>
  Math.min(1, ...(seen?.characters ?? []).map(({ probability }) => probability));

const findFirstDate = ({ dated }: Choice): string | undefined =>
  dated?.decoding.status === "unreadable" ? undefined : dated?.decoding.candidates[0].date;

/** Returns whether a serial number has a date by a format that it fits exactly. */
const isDated = ({ dated }: Choice): boolean =>
  dated !== undefined && dated.decoding.status !== "unreadable" && !isNearMiss(dated.decoding);
