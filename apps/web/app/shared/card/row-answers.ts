import { usualLife } from "@heater-age/decoder/life";
import { usualWarranty } from "@heater-age/decoder/warranty";
import type { IntlShape } from "react-intl";
import { recallsOf } from "../advice/recalls.ts";
import { knownAge } from "../result/known-age.ts";
import { knownWarranty } from "./warranty-years.ts";
import type { Heater } from "./heater.ts";

/** An answer in a few words, and how grave it is, where it is. */
export interface RowAnswer {
  readonly text: string;
  readonly tone?: "monitor" | "replace";
}

/** Returns what a row says while its answer is awaited, or when it did not come. */
const withoutAdvice = (intl: IntlShape, { advice: { loading } }: Heater): RowAnswer => ({
  text: intl.formatMessage({ id: loading ? "result.answerLoading" : "result.answerMissing" }),
});

/** Returns whether recalls cover the heater. */
export function recallsAnswer(intl: IntlShape, heater: Heater): RowAnswer {
  const { advice } = heater.advice;
  if (advice === undefined) return withoutAdvice(intl, heater);
  const recalls = recallsOf(advice, heater.userInput.hasTank === true);
  if (recalls.some(({ answer }) => answer === "covered"))
    return { text: intl.formatMessage({ id: "result.recallsAffected" }), tone: "replace" };
  if (recalls.length === 0) return { text: intl.formatMessage({ id: "result.recallsNone" }) };
  return {
    text: intl.formatMessage({ id: "result.recallsOpen" }, { count: recalls.length }),
    tone: "monitor",
  };
}

const rangeText = (intl: IntlShape, { from, to }: { readonly from: number; readonly to: number }): string =>
  intl.formatMessage({ id: from === to ? "result.warrantyYears" : "result.warrantyUsual" }, { from, to });

/** Returns whether the warranty still runs, or how long that of such heaters is. */
export function warrantyAnswer(intl: IntlShape, heater: Heater): RowAnswer {
  const { minMonths, maxMonths } = knownAge(heater.check.result);
  const [oldest, youngest] = [Math.floor(maxMonths / 12), Math.floor(minMonths / 12)];
  const known = knownWarranty(heater);
  const years = known ?? usualWarranty(heater.kind);
  if (known === undefined) {
    // Longer ones than usual exist where the kind is unknown.
    const longest = heater.kind === undefined ? usualWarranty("tankless-gas").to : years.to;
    if (youngest < longest) return { text: rangeText(intl, years) };
    return {
      text: intl.formatMessage(
        { id: "result.warrantyUsualOver" },
        { years: intl.formatMessage({ id: "result.lifeRange" }, { ...years }) },
      ),
    };
  }
  if (youngest >= known.to) return { text: intl.formatMessage({ id: "specifications.statusExpired" }) };
  if (oldest >= known.from) return { text: intl.formatMessage({ id: "specifications.warrantyOpen" }) };
  const active = intl.formatMessage({ id: "specifications.statusActive" });
  return {
    text: intl.formatMessage({ id: "result.warrantyActiveLeft" }, { active, years: known.from - oldest }),
  };
}

/** Returns how long such heaters last, and whether this one is past that. */
export function lifeAnswer(intl: IntlShape, { check, kind }: Heater): RowAnswer {
  const { from, to } = usualLife(kind);
  const isOver = knownAge(check.result).minMonths >= to * 12;
  const id = isOver ? "result.lifeOver" : kind === undefined ? "result.lifeByKind" : "result.lifeRange";
  return { text: intl.formatMessage({ id }, { from, to }) };
}

/** Returns what the energy costs in a year. */
export function costAnswer(intl: IntlShape, heater: Heater): RowAnswer {
  const { advice } = heater.advice;
  if (heater.kind === undefined) return { text: intl.formatMessage({ id: "result.costByKind" }) };
  if (advice === undefined) return withoutAdvice(intl, heater);
  const { present } = advice.energy;
  const cost = present?.cost?.text ?? present?.kWh?.text;
  if (cost === undefined) return { text: intl.formatMessage({ id: "result.answerMissing" }) };
  return { text: intl.formatMessage({ id: "result.costYear" }, { cost }) };
}

const words = {
  high: "result.confidenceWordHigh",
  medium: "result.confidenceWordMedium",
  low: "result.confidenceWordLow",
} as const;

/** Returns how sure the date is, and how many sources say so. */
export function sureAnswer(intl: IntlShape, { check }: Heater): RowAnswer {
  const [{ confidence, sources }] = check.result.decoding.candidates;
  const sure = intl.formatMessage({ id: words[confidence] });
  return { text: intl.formatMessage({ id: "result.sureSources" }, { sure, count: sources.length }) };
}

/** Returns what the model is, or that its number is wanted. */
export function modelAnswer(intl: IntlShape, { model }: Heater): RowAnswer {
  if (model.status === "found") {
    const { capacity, type } = model.known.modelInfo;
    const text = [capacity, type].filter(Boolean).join(", ");
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
