import { otherBrand } from "@heater-age/decoder/check";
import { usualLife } from "@heater-age/decoder/life";
import { usualWarranty } from "@heater-age/decoder/warranty";
import { kindNames, timeLeftText, type Years } from "@heater-age/messages/format";
import type { IntlShape } from "react-intl";
import { type AgeOfKind, isPastLife, isPastUsualWarranty } from "../advice/past-usual.ts";
import { knownAge } from "../result/known-age.ts";
import { type Heater, isOpen, regionOf } from "../result/heater.ts";
import { recallsAnswer as recallsText, type ShortAnswer } from "../result/recalls-answer.ts";
import { knownWarranty } from "./warranty-years.ts";

/** An answer in a few words, and how serious it is, if it is. */
export type RowAnswer = ShortAnswer;

/** Returns the text of a row while its answer is pending, or if it failed. */
export const withoutAdvice = (intl: IntlShape, { advice: { loading } }: Heater): RowAnswer => ({
  text: intl.formatMessage({ id: loading ? "result.answerLoading" : "result.answerMissing" }),
});

const ofKind = ({ check, kind }: Heater) => ({ age: knownAge(check.result), kind });

/** Returns whether recalls cover the heater. Without a brand that is unknown. */
export function recallsAnswer(intl: IntlShape, heater: Heater): RowAnswer {
  const { recalls } = heater;
  if (heater.check.result.brand === otherBrand)
    return { text: intl.formatMessage({ id: "result.recallsByBrand" }) };
  return recalls === undefined ? withoutAdvice(intl, heater) : recallsText(intl, recalls);
}

/** Returns that a warranty runs for some months more. */
function activeText(intl: IntlShape, months: number): string {
  const active = intl.formatMessage({ id: "specifications.statusActive" });
  const time = timeLeftText(intl, months);
  return intl.formatMessage({ id: "specifications.warrantyLeft" }, { active, time });
}

/**
 * Returns whether the warranty is still active, or how long the warranty of such heaters is.
 *
 * @param known Length of the heater's own warranty; `undefined` if unknown.
 */
export function warrantyText(intl: IntlShape, { age, kind }: AgeOfKind, known: Years | undefined): string {
  const { formatMessage } = intl;
  const [oldest, youngest] = [Math.floor(age.maxMonths / 12), Math.floor(age.minMonths / 12)];
  const { from, to } = known ?? usualWarranty(kind);
  if (known === undefined) {
    const range = { from, to };
    if (!isPastUsualWarranty({ age, kind }))
      return formatMessage({ id: from === to ? "result.warrantyYears" : "result.warrantyUsual" }, range);
    const years = formatMessage({ id: "result.lifeRange" }, range);
    return formatMessage({ id: "result.warrantyUsualOver" }, { years });
  }
  if (youngest >= to) return formatMessage({ id: "specifications.statusExpired" });
  if (oldest >= from) return formatMessage({ id: "specifications.warrantyOpen" });
  return activeText(intl, from * 12 - age.maxMonths);
}

/** Returns an American figure, or that the country decides if the heater may be in Europe. */
const americanText = ({ formatMessage }: IntlShape, heater: Heater, text: string): string =>
  regionOf(heater) === "either" ? formatMessage({ id: "result.byCountry" }) : text;

/** Returns whether the warranty still runs; if it is unknown, what the law or the warranty of such heaters is. */
export function warrantyAnswer(intl: IntlShape, heater: Heater): RowAnswer {
  const [cover] = heater.advice.advice?.warranty.covers ?? [];
  const installed = cover?.states.find(({ countedFrom }) => countedFrom === "installation");
  // The visitor's data takes precedence.
  if (installed?.status === "active") return { text: activeText(intl, installed.remainingMonths.min) };
  if (installed?.status === "either")
    return { text: intl.formatMessage({ id: "specifications.warrantyOpen" }) };
  const known = knownWarranty(heater);
  if (known === undefined && regionOf(heater) === "europe")
    return { text: intl.formatMessage({ id: "result.warrantyLegal" }) };
  const text = warrantyText(intl, ofKind(heater), known);
  return { text: known === undefined ? americanText(intl, heater, text) : text };
}

/** Returns how long such heaters last, and whether this one is past that. */
export function lifeAnswer({ formatMessage }: IntlShape, heater: Heater): RowAnswer {
  const { from, to } = usualLife(heater.kind);
  if (isPastLife(ofKind(heater))) return { text: formatMessage({ id: "result.lifeOver" }, { from, to }) };
  const id = heater.kind === undefined ? "result.lifeByKind" : "result.lifeRange";
  return { text: formatMessage({ id }, { from, to }) };
}

/** Returns the yearly energy cost. */
export function costAnswer(intl: IntlShape, heater: Heater): RowAnswer {
  const { advice } = heater.advice;
  if (heater.kind === undefined) return { text: intl.formatMessage({ id: "result.costByKind" }) };
  if (advice === undefined) return withoutAdvice(intl, heater);
  const { present } = advice.energy;
  const cost = present?.cost?.text ?? present?.kWh?.text;
  if (cost === undefined) return { text: intl.formatMessage({ id: "result.costByRating" }) };
  return { text: americanText(intl, heater, intl.formatMessage({ id: "result.costYear" }, { cost })) };
}

const sureWords = {
  high: "result.confidenceWordHigh",
  medium: "result.confidenceWordMedium",
  low: "result.confidenceWordLow",
} as const;

/** Returns the confidence of the date and its number of sources, or how many dates fit. */
export function sureAnswer({ formatMessage }: IntlShape, heater: Heater): RowAnswer {
  const { candidates } = heater.check.result.decoding;
  if (isOpen(heater)) {
    return { text: formatMessage({ id: "result.datesFit" }, { count: candidates.length }) };
  }
  const { confidence, sources } = candidates[0];
  const sure = formatMessage({ id: sureWords[confidence] });
  return { text: formatMessage({ id: "result.sureSources" }, { sure, count: sources.length }) };
}

/** Returns the model, or asks for its number. */
export function modelAnswer(intl: IntlShape, { kind, model }: Heater): RowAnswer {
  if (model.status === "found") {
    const { capacity, type } = model.known.modelInfo;
    const name = kind === undefined ? type : intl.formatMessage({ id: kindNames[kind] });
    const text = [capacity, name].filter(Boolean).join(", ");
    if (text !== "") return { text };
  }
  const ids = {
    none: "result.modelAdd",
    loading: "result.answerLoading",
    found: "specifications.heading",
    unknown: "result.modelMissing",
    failed: "result.answerMissing",
  } as const;
  return { text: intl.formatMessage({ id: ids[model.status] }) };
}
