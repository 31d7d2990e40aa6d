import {
  type Brand,
  decode,
  type Decoding,
  findBrand,
  hasFormat,
  identify,
  maxSerialLength,
  plateCharacters,
  serialLimits,
} from "@heater-age/decoder";
import { looksLikeModel, readModel } from "@heater-age/decoder/models";
import { agreement } from "@heater-age/decoder/proof";
import { type Barcode, type Line, type ReadCharacter, toText } from "../reading/reading.ts";
import { listVariants } from "./look-alikes.ts";
import { telephone } from "./telephone.ts";
import type { Token } from "./tokens.ts";

/** The facts that decide the serial number of a plate. */
export interface PlateFacts {
  /** Slug of the brand that was read. */
  readonly brand: string | undefined;
  /** ISO 8601. */
  readonly printedDate: string | undefined;
  /** Calendar date `"YYYY-MM-DD"`. */
  readonly today: string;
}

/** A possible serial number of a plate. */
export interface Choice {
  /** In upper case, with the printed periods and hyphens. */
  readonly serial: string;
  /** How likely it is; higher is better. */
  readonly score: number;
  /** Its date, and the slug of the brand whose rules give it. `undefined` if it has none. */
  readonly dated: { readonly decoding: Decoding; readonly brand: string } | undefined;
  /** Whether a barcode has the same number. */
  readonly isInCode: boolean;
  /** Where it was read as text, and its characters. */
  readonly seen:
    | { readonly line: Line; readonly characters: readonly ReadCharacter[]; readonly isCaptioned: boolean }
    | undefined;
}

/** Weights of the evidence for and against a serial number. Found by experiment; roughly logarithms of odds. */
const weights = {
  fitsBrand: 4,
  nearlyFitsBrand: 1.5,
  fitsSomeBrand: 2.5,
  fitsOnlyOther: 0.5,
  fitsNone: -3,
  confidence: { high: 1, medium: 0.5, low: 0 },
  serialCaption: 5,
  otherCaption: -5,
  whole: 0.3,
  printedDateFits: 3,
  isModel: -4,
  onlyLetters: -3,
  unit: -4,
  barcode: 6,
  modelBarcode: -6,
} as const;

/** Other text on plates: units, standards and certifications. */
const units = /PSI|BTU|ANSI|CSA|Z21|GALLON|VOLT|WATT/u;

/** Model numbers of Sears start like this, and have the shape of serial numbers. */
const searsModel = /^1\d{2}\.\d{6}/u;

/** Retail codes have no room for a serial number. */
const retail = /^(?:EAN|UPC)/iu;

/** Returns the possible serial numbers, likeliest first, without deciding. */
export function choicesFor(
  tokens: readonly Token[],
  codes: readonly Barcode[],
  facts: PlateFacts,
): readonly Choice[] {
  const choices = new Map<string, Choice>();
  const date = dater(facts);
  const add = (choice: Choice): void => {
    const key = plateCharacters(choice.serial);
    if (choice.score > (choices.get(key)?.score ?? -Infinity)) choices.set(key, choice);
  };
  const readable = new Set(tokens.filter((token) => isReadable(token, date)).map(({ line }) => line));
  for (const token of tokens)
    // If a line can be read as it is, the end of it is not a serial number.
    if (token.extent !== "tail" || !readable.has(token.line))
      for (const choice of readToken(token, facts, date)) add(choice);
  for (const code of codes)
    for (const text of code.text.split(/[;,|\s]+/u)) {
      const seen = choices.get(plateCharacters(text));
      const choice = readCode(text, code.format, { facts, date, seen });
      if (choice !== undefined) choices.set(plateCharacters(text), choice);
    }
  return [...choices.values()].toSorted((one, other) => other.score - one.score);
}

type Dated = Choice["dated"];

/** The date of a text, and how well it fits the plate. */
interface Fit {
  readonly dated: Dated;
  readonly worth: number;
}

type Dater = (serial: string, isAsRead: boolean) => Fit;

/**
 * Returns a function that dates serial numbers of a plate. It caches them, because variants of several tokens are
 * often the same.
 */
function dater({ brand, printedDate, today }: PlateFacts): Dater {
  const known = new Map<string, Fit>();
  const knownBrand = brand === undefined ? undefined : findBrand(brand);
  const rateChoice = (decoding: Decoding, base: number): number =>
    base +
    (decoding.status === "unreadable" ? 0 : weights.confidence[decoding.candidates[0].confidence]) +
    (printedDate !== undefined && fitsDate(decoding, printedDate) ? weights.printedDateFits : 0);
  const measureFit = (serial: string, isAsRead: boolean): Fit => {
    // Most variants don't have any of the brand's shapes.
    const decoding =
      knownBrand !== undefined &&
      (isAsRead || hasShapeOf(knownBrand, serial)) &&
      decode(knownBrand, serial, { today });
    if (knownBrand !== undefined && decoding && decoding.status !== "unreadable")
      return {
        dated: { decoding, brand: knownBrand.slug },
        worth: rateChoice(decoding, isNearMiss(decoding) ? weights.nearlyFitsBrand : weights.fitsBrand),
      };
    const [other] = isAsRead || knownBrand === undefined ? identify(serial, { today }) : [];
    if (other === undefined) return { dated: undefined, worth: weights.fitsNone };
    const base = knownBrand === undefined ? weights.fitsSomeBrand : weights.fitsOnlyOther;
    return {
      dated: { decoding: other.decoding, brand: other.brand.slug },
      worth: rateChoice(other.decoding, base),
    };
  };
  return (serial, isAsRead) => {
    const key = `${serial} ${isAsRead}`;
    const fit = known.get(key) ?? measureFit(serial, isAsRead);
    known.set(key, fit);
    return fit;
  };
}

/** Returns whether a serial number only has a date if a format is not applied exactly. */
export const isNearMiss = (decoding: Decoding): boolean =>
  decoding.status !== "unreadable" &&
  decoding.candidates[0].reasons.some(({ code }) => code.startsWith("near-miss"));

/**
 * Returns whether a serial number has the shape of a format, which is much faster than finding out why it has no
 * date.
 */
export const hasShapeOf = (brand: Brand, serial: string): boolean =>
  hasFormat(brand, plateCharacters(serial));

/** Returns whether a token has a date as read, by a format that it fits exactly. */
function isReadable({ characters, withSigns, extent }: Token, date: Dater): boolean {
  if (extent === "tail") return false;
  const { dated } = date(withSigns(toText(characters)), true);
  return dated !== undefined && !isNearMiss(dated.decoding);
}

const fitsDate = (decoding: Decoding, date: string): boolean =>
  ["agrees", "ambiguous"].includes(agreement(decoding, date));

/** Returns the possible numbers of a token: as read, and with characters replaced if that gives it a date. */
function readToken(token: Token, { brand }: PlateFacts, date: Dater): readonly Choice[] {
  const { characters, caption, printed, line } = token;
  const isLikely = caption === "serial" || characters.length >= 9;
  const asRead = { text: toText(characters), cost: 0 };
  const variants = token.extent === "tail" || !isLikely ? [asRead] : listVariants(characters);
  const doubt = characters.reduce(
    (sum, { probability }) => sum + Math.log(Math.max(0.05, Math.min(0.999, probability))),
    0,
  );
  const isModel = searsModel.test(printed) || (brand !== undefined && readModel(brand, printed).length > 0);
  return variants.flatMap(({ text, cost }) => {
    const serial = token.withSigns(text);
    const fit = date(serial, cost === 0 && token.extent !== "tail");
    if (fit.dated === undefined && (cost > 0 || token.extent === "tail")) return [];
    const score =
      fit.worth -
      cost +
      doubt / 2 +
      extentWorth(token) +
      captionWorth(caption) +
      (isModel ? weights.isModel : 0) +
      (/^[A-Z]+$/u.test(text) ? weights.onlyLetters : 0) +
      (units.test(text) || telephone.test(toText(line.characters)) ? weights.unit : 0);
    const seen = { line, characters, isCaptioned: caption === "serial" };
    return [{ serial, score, dated: fit.dated, isInCode: false, seen }];
  });
}

const captionWorth = (caption: Token["caption"]): number =>
  caption === undefined ? 0 : caption === "serial" ? weights.serialCaption : weights.otherCaption;

/**
 * Returns the weight of a token's extent. The caption before a tail is only a few characters long; a later tail is a
 * coincidence.
 */
function extentWorth({ extent, leftOut, caption }: Token): number {
  if (extent === "whole") return weights.whole;
  if (extent === "words") return 0;
  return -0.6 - 0.35 * (caption === "serial" ? 0.5 : leftOut);
}

/**
 * Returns the possible number in a part of a code, or `undefined` if it is too short or too long for a serial number.
 */
function readCode(
  text: string,
  format: string,
  {
    facts,
    date,
    seen,
  }: { readonly facts: PlateFacts; readonly date: Dater; readonly seen: Choice | undefined },
): Choice | undefined {
  const serial = plateCharacters(text);
  if (serial.length < serialLimits().shortest || serial.length > maxSerialLength || retail.test(format))
    return undefined;
  const { dated, worth } = date(serial, true);
  const { brand } = facts;
  const isModel = brand === undefined ? looksLikeModel(text) : readModel(brand, text).length > 0;
  const score =
    worth + weights.barcode + (isModel ? weights.modelBarcode : 0) + Math.max(0, seen?.score ?? 0);
  return { serial: text.toUpperCase(), score, dated, isInCode: true, seen: seen?.seen };
}
