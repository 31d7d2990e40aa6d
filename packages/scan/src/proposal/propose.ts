import { decode, findBrand } from "@heater-age/decoder";
import { agreement } from "@heater-age/decoder/proof";
import type { Reading } from "../reading/reading.ts";
import { brandOn } from "./brand-name.ts";
import { type Choice, choicesFor, hasShapeOf, isNearMiss } from "./choices.ts";
import { placeLines, segmentsOf } from "./layout.ts";
import { shapeOf } from "./look-alikes.ts";
import { isSameNumber, modelOn } from "./model-number.ts";
import { printedDateOn } from "./printed-date.ts";
import type { ProposedDate, Proposal } from "./proposal.ts";
import { proposedCharacters } from "./proposed-characters.ts";
import { tokensOf } from "./tokens.ts";

/** What is needed beside what was read. */
export interface ProposeOptions {
  /** Calendar date `"YYYY-MM-DD"` where the photo was taken. */
  readonly today: string;
}

/** A proposal, and what it rests on. */
export interface WeighedProposal extends Proposal {
  /** How likely the serial number is: more is better. */
  readonly score: number;
  /** Whether the name of a brand was read on the plate. */
  readonly isBrandRead: boolean;
  /** Whether a rule of the brand knows the model number. */
  readonly isModelKnown: boolean;
  /** How likely the least likely character of the serial number is, from 0 to 1. */
  readonly lowest: number;
  /** Whether other characters that look alike would have a date, too, or another number on the plate has one. */
  readonly hasRival: boolean;
  /** Whether the serial number has a date that a format gives exactly. */
  readonly isDated: boolean;
}

/**
 * Returns what a photo of a rating plate says, from what was read on it. The rules for serial numbers choose: of all that
 * is printed there, one token fits a format of the brand. It is pure, and takes any reading.
 *
 * @throws {RangeError} when `today` is no calendar date.
 *
 * @example
 * const codes = [{ text: "RHLN0706860541", format: "Code39" }];
 * propose({ lines: [], codes }, { today: "2026-11-20" }).serial; //=> "RHLN0706860541"
 */
export function propose(reading: Reading, options: ProposeOptions): Proposal {
  return plain(weigh(reading, options));
}

/** Returns a proposal without what it rests on. */
export const plain = ({
  brand,
  serial,
  model,
  printedDate,
  sure,
  characters,
  codes,
}: WeighedProposal): Proposal => ({ brand, serial, model, printedDate, sure, characters, codes });

/** Returns what `propose` does, with what it rests on. */
export function weigh({ lines, codes }: Reading, { today }: ProposeOptions): WeighedProposal {
  const places = placeLines(lines);
  const segments = segmentsOf(places);
  const read = brandOn(places)?.slug;
  const printed = printedDateOn(places, today);
  const facts = { brand: read, printedDate: printed?.date, today };
  const choices = choicesFor(segments.flatMap(tokensOf), codes, facts);
  const best = choices.find(({ score }) => score >= leastScore);
  const others = choices.filter((choice) => choice !== best);
  const rivals = best === undefined ? [] : rivalsOf(best, others);
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
    lowest: best === undefined ? 0 : lowestOf(best),
    isDated: best !== undefined && isDated(best),
    hasRival: rivals.length > 0 || !isAlone,
  };
}

/** What is less likely is not worth being corrected by hand. */
const leastScore = 0;

/** A character that is less likely leaves a doubt, also when it was read twice. */
export const leastProbability = 0.6;

/** How good the best choice has to be, and how much better than the next. */
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
  return isClear && (best.isInCode || lowestOf(best) >= leastProbability);
}

/** A reading that is nearly as likely leaves a doubt. */
const rivalMargin = 3;

/**
 * Other readings of the same characters that have a date, too, and are nearly as likely: of the same shapes, which a
 * recognizer can't tell apart, or what it took for possible itself, as an 8 for a zero with a stroke.
 */
const rivalsOf = (best: Choice, others: readonly Choice[]): readonly Choice[] =>
  others.filter(
    (other) =>
      !best.isInCode &&
      isDated(other) &&
      best.score - other.score < rivalMargin &&
      isSameText(best, other) &&
      !isHarmless(best, other),
  );

const isSameText = (best: Choice, other: Choice): boolean =>
  shapeOf(other.serial) === shapeOf(best.serial) ||
  (other.seen?.line === best.seen?.line && other.serial.length === best.serial.length);

/** As good as this is a number that has a date by the rules of the brand, without a caption. */
export const serialScore = 4;

/** Whether a number is another serial number: on the label of a part, as of a gas valve, it can have a date by chance. */
const isOtherSerial = (best: Choice, other: Choice): boolean =>
  isDated(other) &&
  other.score >= serialScore &&
  other.dated?.brand === best.dated?.brand &&
  !isSameNumber(other.serial, best.serial);

/** Where each character is so likely, another one of its shape says nothing. */
const clear = 0.9;

/** Whether another reading is no reason for a doubt: of the same shapes, read clearly, and of the same date. */
const isHarmless = (best: Choice, other: Choice): boolean =>
  shapeOf(other.serial) === shapeOf(best.serial) &&
  lowestOf(best) >= clear &&
  firstDateOf(other) === firstDateOf(best);

/**
 * Whether one more digit would give another date, as with the seven and eight digits of Bradford White: a reflection may
 * hide it. Two looks that agree leave no doubt.
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

/** How likely the least likely character is. */
const lowestOf = ({ seen }: Choice): number =>
  Math.min(1, ...(seen?.characters ?? []).map(({ probability }) => probability));

const firstDateOf = ({ dated }: Choice): string | undefined =>
  dated?.decoding.status === "unreadable" ? undefined : dated?.decoding.candidates[0].date;

/** Whether a serial number has a date, by a format that it fits exactly. */
const isDated = ({ dated }: Choice): boolean =>
  dated !== undefined && dated.decoding.status !== "unreadable" && !isNearMiss(dated.decoding);
