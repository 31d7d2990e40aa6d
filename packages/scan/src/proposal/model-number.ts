import { plateCharacters } from "@heater-age/decoder";
import { readModel } from "@heater-age/decoder/models";
import leven from "leven";
import { type Barcode, type Line, toText } from "../reading/reading.ts";
import { listSameShapes } from "./look-alikes.ts";
import type { PlateLine, Segment } from "./layout.ts";
import { dateIn } from "./printed-date.ts";
import { telephone } from "./telephone.ts";

/** The facts that decide the model number of a plate. */
export interface ModelFacts {
  /** Slug of the brand. */
  readonly brand: string | undefined;
  /** The serial number, which is not the model number. */
  readonly serial: string;
  readonly serialLine: Line | undefined;
}

/** A model number, and whether a rule of the brand recognizes it. */
export interface ChosenModel {
  readonly text: string;
  readonly isKnown: boolean;
}

const fewest = 4;

/** Factor within which the numbers of a plate have the same size. */
const sameSize = 1.4;

/** Text with digits that is not a model number: ratings, costs, and dates. */
const measure = /PSI|BTU|GAL|VOLT|WATT|PHASE|PRESS|TEMP|GPH|HZ\b|PATENT|DATE|M[FE][GRD]|\$|WWW/u;

/**
 * Returns the model number of a plate, as printed: one that the brand's rules recognize, otherwise the one after
 * "MODEL", otherwise the other number in the size of the serial number.
 *
 * @returns `undefined` when none was read.
 */
export function modelOn(
  segments: readonly Segment[],
  codes: readonly Barcode[],
  { brand, serial, serialLine }: ModelFacts,
): ChosenModel | undefined {
  const isRead = (text: string): boolean => brand !== undefined && readModel(brand, text).length > 0;
  const isReadWell = (text: string): boolean =>
    brand !== undefined && readModel(brand, text).some(({ confidence }) => confidence !== "low");
  const mayBe = (text: string): boolean => {
    const letters = plateCharacters(text);
    return letters.length >= fewest && /\d/u.test(letters) && !isSameNumber(text, serial);
  };
  const captioned = segments.filter(({ caption }) => caption === "model");
  const others = segments.filter(({ caption }) => caption === undefined);
  const printed = [...captioned, ...others].map(printedIn);
  const inCodes = codes.flatMap(({ text }) => text.split(/[;,|\s]+/u));
  const words = printed.flatMap((text) => [
    ...text.split(/[^A-Za-z0-9()/.,*-]+/u),
    ...text.split(/[\s.,:;]+/u),
  ]);
  const glued = [...captioned.map(printedIn), ...words].map(withoutEnd);
  const texts = [...printed, ...words, ...inCodes, ...glued].map(trimmed).filter(mayBe);
  const known =
    texts.find(isReadWell) ?? texts.find(isRead) ?? texts.flatMap(listSameShapes).find(isReadWell);
  if (known !== undefined) return { text: known, isKnown: true };
  const alike = others.filter(({ place }) => serialLine !== undefined && isOfSize(place, serialLine));
  const likely = [...captioned.map(printedIn).map(withoutRest), ...alike.map(printedIn)];
  const text = likely.map(trimmed).find((one) => mayBe(one) && isNumber(one));
  if (text === undefined) return undefined;
  return { text: inCodes.find((code) => mayBe(code) && isNearly(text, code)) ?? text, isKnown: false };
}

const printedIn = ({ place, from, to }: Segment): string =>
  toText(place.line.characters.slice(from, to)).replaceAll(/\s+/gu, " ");

/** The rest of a caption that was partly read, before its number: the end of "MODEL", "NO." or "NUMBER". */
const captionEnd = /^(?:E?[LI1]|N?[O0Q]|E?R|N)(?=[A-Z\d])/u;

const withoutEnd = (text: string): string => text.replace(captionEnd, "");

/** Returns a text without the letter that remains of a partly read "NO.". */
const withoutRest = (text: string): string => text.replace(/^\W*N(?=\d)/u, "");

/** Returns a text from the first to the last character that a model number can start and end with. */
function trimmed(text: string): string {
  const characters = [...text];
  const from = characters.findIndex((character) => /[A-Za-z0-9(]/u.test(character));
  const to = characters.findLastIndex((character) => /[A-Za-z0-9)*]/u.test(character));
  return from < 0 ? "" : characters.slice(from, to + 1).join("");
}

/** A model number has no lower case word. */
const prose = /[a-z]{3}/u;

/** More words than this make a sentence. */
const maxWords = 4;

const isNumber = (text: string): boolean =>
  !measure.test(text.toUpperCase()) &&
  !prose.test(text) &&
  text.split(" ").length <= maxWords &&
  !telephone.test(text) &&
  dateIn(text.toUpperCase()) === undefined;

/** Returns whether two texts are the same number, apart from one or two misread characters. */
export const isSameNumber = (one: string, other: string): boolean =>
  leven(plateCharacters(one), plateCharacters(other), { maxDistance: 3 }) <= 2;

/** Returns whether a code contains a text that was read, complete and without its errors. */
const isNearly = (text: string, code: string): boolean =>
  plateCharacters(code).startsWith(plateCharacters(text)) || isSameNumber(code, text);

const isOfSize = ({ height }: PlateLine, { box }: Line): boolean =>
  height < box.height * sameSize && height * sameSize > box.height;
