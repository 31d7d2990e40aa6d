import type { WarrantyPart, WarrantyTerm } from "./term.ts";

const YEARS = /(?<!\d)(\d{1,2})[\s-]{0,3}(?:years?|yrs?|jahre?n?|ann[io]|anos?|ans?(?![a-z])|años?)/giu;
const HOURS =
  /(?<!\d)(\d{1,3}(?:[.,’'\s]\d{3}){1,2}|\d{3,6})[\s-]{0,3}(?:hours?|hrs?|stunden|heures|horas|ore)/iu;

// Longer than any one-line warranty.
const MAX_LENGTH = 500;

const PARTS: readonly (readonly [WarrantyPart, RegExp])[] = [
  [
    "heat-exchanger",
    /heat.?exchanger|exchanger|w[äa]rme(?:tau|aus)|échangeur|echangeur|scambiatore|intercambiador|trocador/iu,
  ],
  ["tank", /\btank|speicher|\bcuve|réservoir|serbatoio|reservatório|tanque|depósito/iu],
  ["parts", /\bparts?\b|teile|pièces|pieces|componenti|\bparti\b|ricambi|peças|piezas|\bpartes\b/iu],
  ["labour", /labou?r|arbeit|main.d.(?:œ|oe)uvre|manodopera|mano de obra|mão de obra/iu],
];

const partsIn = (text: string): readonly WarrantyPart[] =>
  PARTS.flatMap(([part, pattern]) => (pattern.test(text) ? [part] : []));

/**
 * Reads the parts that a warranty text covers and for how long, in English, German, French, Italian, Portuguese or
 * Spanish.
 *
 * A number of years applies to the parts named after it, or before it when the text starts with a part. If no part is
 * named, the term is `unnamed`.
 *
 * @example
 * readWarranty("6 year limited tank, 1 year limited parts warranty").map(({ part, years }) => [part, years[0]]);
 * //=> [["tank", 6], ["parts", 1]]
 */
export function readWarranty(text: string): readonly WarrantyTerm[] {
  const given = text.slice(0, MAX_LENGTH);
  const matches = [...given.matchAll(YEARS)];
  const findStart = (index: number): number => matches[index]?.index ?? given.length;
  const findEnd = (index: number): number => findStart(index) + (matches[index]?.[0].length ?? 0);
  const partFirst = partsIn(given.slice(0, findStart(0))).length > 0;
  const terms = matches.flatMap(([, digits], index) => {
    const words = partFirst
      ? given.slice(index === 0 ? 0 : findEnd(index - 1), findStart(index))
      : given.slice(findEnd(index), findStart(index + 1));
    const years = Number(digits);
    const hours = hoursIn(given.slice(findEnd(index), findStart(index + 1)));
    const named = partsIn(words);
    return (named.length > 0 ? named : (["unnamed"] as const)).map((part): WarrantyTerm => ({
      part,
      years: [years, years],
      ...(part === "heat-exchanger" && hours !== undefined && { hours }),
      from: "text",
      basis: "source",
      confidence: "high",
      sources: [],
    }));
  });
  // The first term is what the text starts with; the same part again is a repetition.
  return terms.filter((term, index) => terms.findIndex(({ part }) => part === term.part) === index);
}

function hoursIn(text: string): number | undefined {
  const hours = HOURS.exec(text)?.[1];
  return hours === undefined ? undefined : Number(hours.replaceAll(/\D/gu, ""));
}
