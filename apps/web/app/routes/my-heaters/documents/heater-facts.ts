import { age, anyTimeZone, type Confidence } from "@heater-age/decoder";
import { otherBrand } from "@heater-age/decoder/check";
import { ageText, eitherYearsText, stateTexts } from "@heater-age/messages/format";
import type { IntlShape } from "react-intl";
import { brandText, madeText } from "../../../shared/heaters/HeaterRow.tsx";
import { listDates, type ListedHeater } from "../../../shared/heaters/listed-heater.ts";
import { recallsAnswer } from "../../../shared/result/recalls-answer.ts";

/** The facts about a heater in a document, in order, and the ids of their names. */
export const factTexts = {
  place: "heaters.place",
  brand: "form.brand",
  serial: "form.serial",
  model: "form.model",
  made: "heaters.made",
  age: "heaters.age",
  state: "heaters.state",
  confidence: "result.confidence",
  recalls: "result.rowRecalls",
} as const satisfies Readonly<Record<string, FormatjsIntl.Message["ids"]>>;

/** The facts about a heater in a document, in the language of the page. Empty if unknown. */
export type HeaterFacts = Readonly<Record<keyof typeof factTexts, string>>;

const confidences = {
  high: "result.confidenceWordHigh",
  medium: "result.confidenceWordMedium",
  low: "result.confidenceWordLow",
} as const satisfies Record<Confidence, string>;

function toAge(intl: IntlShape, listed: ListedHeater): string {
  const ages = listDates(listed).map(({ date }) => age(date, listed.today, anyTimeZone));
  const [first] = ages;
  if (first === undefined) return "";
  if (ages.length === 1) return ageText(intl, first);
  return `${eitherYearsText(intl, ages)} ${intl.formatMessage({ id: "result.datesYears" })}`;
}

/** Returns the facts about a heater. */
export function heaterFacts(intl: IntlShape, listed: ListedHeater): HeaterFacts {
  const { heater, check, isOpen, recalls } = listed;
  const known = {
    place: heater.name,
    brand: brandText(intl, listed),
    serial: heater.serial,
    model: heater.model,
  };
  const made = madeText(intl, listed);
  if (check === undefined) return { ...known, made, age: "", state: "", confidence: "", recalls: "" };
  const { candidates } = check.result.decoding;
  return {
    ...known,
    made,
    age: toAge(intl, listed),
    state: intl.formatMessage({ id: stateTexts[check.result.recommendationCode] }),
    confidence: isOpen
      ? intl.formatMessage({ id: "result.datesFit" }, { count: candidates.length })
      : intl.formatMessage({ id: confidences[candidates[0].confidence] }),
    recalls: check.result.brand === otherBrand ? "" : recallsAnswer(intl, recalls).text,
  };
}
