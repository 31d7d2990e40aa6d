import { age, anyTimeZone, type Confidence } from "@heater-age/decoder";
import { otherBrand } from "@heater-age/decoder/check";
import { commonFacts, type ModelFacts, readModel } from "@heater-age/decoder/models";
import { heaterRegion } from "@heater-age/messages";
import { kindNames, stateTexts, volume } from "@heater-age/messages/format";
import type { IntlShape } from "react-intl";
import { warrantyText } from "../../../shared/card/row-answers.ts";
import { agesText, brandText, madeText } from "../../../shared/heaters/HeaterRow.tsx";
import type { ListedHeater } from "../../../shared/heaters/listed-heater.ts";
import type { SavedHeater } from "../../../shared/heaters/saved-heater.ts";
import { recallsAnswer } from "../../../shared/result/recalls-answer.ts";

/** The facts about a heater in a document, in order, and the ids of their names. */
export const factTexts = {
  place: "heaters.place",
  brand: "form.brand",
  type: "specifications.type",
  capacity: "specifications.capacity",
  serial: "form.serial",
  model: "form.model",
  made: "heaters.made",
  age: "heaters.age",
  state: "heaters.state",
  confidence: "result.confidence",
  warranty: "result.rowWarranty",
  recalls: "result.rowRecalls",
} as const satisfies Readonly<Record<string, FormatjsIntl.Message["ids"]>>;

/** The facts about a heater in a document, in the language of the page. Empty if unknown. */
export type HeaterFacts = Readonly<Record<keyof typeof factTexts, string>>;

const confidences = {
  high: "result.confidenceWordHigh",
  medium: "result.confidenceWordMedium",
  low: "result.confidenceWordLow",
} as const satisfies Record<Confidence, string>;

/** Returns the facts in the model number. Those that could be wrong are left out. */
function readFacts({ brand, model }: SavedHeater): Partial<ModelFacts> {
  const readings = readModel(brand, model).filter(({ confidence }) => confidence !== "low");
  const [first, ...others] = readings.map(({ facts }) => facts);
  return first === undefined ? {} : commonFacts([first, ...others]);
}

/**
 * Returns whether the warranty still runs, counted from the installation if that is known.
 *
 * @param years Length of the model's warranty.
 */
function toWarranty(
  intl: IntlShape,
  { heater, check, kind, today }: ListedHeater,
  years: number | undefined,
): string {
  if (check === undefined) return "";
  const { brand, decoding } = check.result;
  const region = heaterRegion({ brand, candidates: decoding.candidates }, intl.locale);
  if (region === "europe" || (region === "either" && years === undefined)) return "";
  const { installed } = heater;
  const counted = installed === undefined ? check.result.ageRange : age(installed, today, anyTimeZone);
  return warrantyText(
    intl,
    { age: counted, kind },
    years === undefined ? undefined : { from: years, to: years },
  );
}

export function heaterFacts(intl: IntlShape, listed: ListedHeater): HeaterFacts {
  const { heater, check, isOpen, kind, recalls } = listed;
  const { capacityGallons: capacity, warrantyYears } = readFacts(heater);
  const known = {
    place: heater.name,
    brand: brandText(intl, listed),
    type: kind === undefined ? "" : intl.formatMessage({ id: kindNames[kind] }),
    capacity: capacity === undefined ? "" : volume(intl, capacity),
    serial: heater.serial,
    model: heater.model,
  };
  const date = madeText(intl, listed);
  if (check === undefined)
    return { ...known, made: date, age: "", state: "", confidence: "", warranty: "", recalls: "" };
  const { candidates } = check.result.decoding;
  return {
    ...known,
    made: date,
    age: agesText(intl, listed),
    state: intl.formatMessage({ id: stateTexts[check.result.recommendationCode] }),
    confidence: isOpen
      ? intl.formatMessage({ id: "result.datesFit" }, { count: candidates.length })
      : intl.formatMessage({ id: confidences[candidates[0].confidence] }),
    warranty: toWarranty(intl, listed, warrantyYears),
    recalls: check.result.brand === otherBrand ? "" : recallsAnswer(intl, recalls).text,
  };
}
