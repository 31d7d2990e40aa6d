import { otherBrand } from "@heater-age/decoder/check";
import { kindNames } from "@heater-age/messages/format";
import {
  lifeAnswer as lifeText,
  recallsAnswer as recallsText,
  type ShortAnswer,
  sureAnswer as sureText,
  warrantyAnswer as warrantyText,
} from "@heater-age/report";
import type { IntlShape } from "react-intl";
import { knownAge } from "../result/known-age.ts";
import type { Heater } from "../result/heater.ts";
import { knownWarranty } from "./warranty-years.ts";

/** An answer in a few words, and how serious it is, if it is. */
export type RowAnswer = ShortAnswer;

/** Returns the text of a row while its answer is pending, or if it failed. */
const withoutAdvice = (intl: IntlShape, { advice: { loading } }: Heater): RowAnswer => ({
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

/** Returns whether the warranty still runs, or the usual warranty of such heaters. */
export function warrantyAnswer(intl: IntlShape, heater: Heater): RowAnswer {
  const [cover] = heater.advice.advice?.warranty.covers ?? [];
  const installed = cover?.states.find(({ countedFrom }) => countedFrom === "installation");
  // The visitor's data takes precedence.
  if (installed?.status === "active") {
    const active = intl.formatMessage({ id: "specifications.statusActive" });
    const years = Math.ceil(installed.remainingMonths.min / 12);
    return { text: intl.formatMessage({ id: "result.warrantyActiveLeft" }, { active, years }) };
  }
  if (installed?.status === "either")
    return { text: intl.formatMessage({ id: "specifications.warrantyOpen" }) };
  return { text: warrantyText(intl, ofKind(heater), knownWarranty(heater)) };
}

/** Returns how long such heaters last, and whether this one is past that. */
export const lifeAnswer = (intl: IntlShape, heater: Heater): RowAnswer => ({
  text: lifeText(intl, ofKind(heater)),
});

/** Returns the yearly energy cost. */
export function costAnswer(intl: IntlShape, heater: Heater): RowAnswer {
  const { advice } = heater.advice;
  if (heater.kind === undefined) return { text: intl.formatMessage({ id: "result.costByKind" }) };
  if (advice === undefined) return withoutAdvice(intl, heater);
  const { present } = advice.energy;
  const cost = present?.cost?.text ?? present?.kWh?.text;
  if (cost === undefined) return { text: intl.formatMessage({ id: "result.costByRating" }) };
  return { text: intl.formatMessage({ id: "result.costYear" }, { cost }) };
}

/** Returns the confidence of the date with its number of sources, or how many dates fit. */
export function sureAnswer(intl: IntlShape, { check, isChosen }: Heater): RowAnswer {
  const { candidates } = check.result.decoding;
  const isOpen = candidates.length > 1 && !isChosen;
  return {
    text: isOpen
      ? intl.formatMessage({ id: "result.datesFit" }, { count: candidates.length })
      : sureText(intl, candidates[0]),
  };
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
