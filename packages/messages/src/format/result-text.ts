import { ageText, type KnownAge } from "./ages.ts";
import { datesText, dateText, eitherText, type KnownDate } from "./dates.ts";
import { stateTexts } from "./explanation.ts";
import { type OutlookInput, outlookText } from "./outlook.ts";
import type { Translator } from "./translator.ts";

/** A date that a serial number can mean. */
export interface ResultDate {
  readonly date: KnownDate;
  readonly age: KnownAge;
  readonly state: keyof typeof stateTexts;
}

export interface ResultTextInput extends Pick<OutlookInput, "kind" | "life"> {
  readonly brand: string;
  readonly serial: string;
  /** Empty if unknown. */
  readonly model: string;
  /** Every date that fits: the chosen one first, or else the likeliest. */
  readonly dates: readonly [ResultDate, ...ResultDate[]];
  /** Whether the first of several dates was chosen. */
  readonly isChosen: boolean;
  readonly confidence: keyof typeof confidenceTexts;
  /** Answer to whether the warranty runs, as shown: "Expired". Absent where it isn't shown. */
  readonly warranty?: string | undefined;
  /** Answer to whether recalls apply, as shown: "1 recall to check". Absent while it is unknown. */
  readonly recalls?: string | undefined;
  /** What to do now, in a few words each, as shown. @default nothing */
  readonly steps?: readonly string[] | undefined;
}

/** Texts for the confidence of a date, in two words. */
export const confidenceTexts = {
  high: "result.sureHigh",
  medium: "result.sureMedium",
  low: "result.sureLow",
} as const;

/**
 * Returns a result in one line, with every date that is still possible.
 *
 * @example
 * resultTitle(translatorIn("en"), { brand: "Rheem", dates: [{ date, age, state: "replace" }], isChosen: false });
 * //=> "Rheem water heater, made in May 2004: 22 years, 6 months old"
 */
export function resultTitle(
  translator: Translator,
  { brand, dates, isChosen }: Pick<ResultTextInput, "brand" | "dates" | "isChosen">,
): string {
  const shown = isChosen ? dates.slice(0, 1) : dates;
  return translator.formatMessage(
    { id: "result.headline" },
    {
      brand,
      date: datesText(
        translator,
        shown.map(({ date }) => date),
      ),
      age: eitherText(translator, new Set(shown.map(({ age }) => ageText(translator, age)))),
    },
  );
}

/**
 * Returns a result as text to copy, share, mail and keep: what its card says first. Confidence is only stated if a
 * single date fits.
 *
 * @example
 * resultText(translatorIn("en"), { brand: "Rheem", serial: "RH0504B01826", model: "", dates, … });
 * //=> "Rheem water heater, serial RH0504B01826: made May 2004 (high confidence), 22 years, 6 months old. Status: …"
 */
export function resultText(translator: Translator, input: ResultTextInput): string {
  const { formatMessage, locale } = translator;
  const { brand, serial, model, dates, isChosen, confidence, kind, life } = input;
  const [{ date, age, state }, ...others] = dates;
  const heater = formatMessage(
    { id: "result.copyHeater" },
    { brand, serial, model, hasModel: model === "" ? "no" : "yes" },
  );
  const statusText = (code: ResultDate["state"]) => formatMessage({ id: stateTexts[code] });
  const sentences: string[] = [];
  if (others.length > 0 && !isChosen) {
    const fit = formatMessage({ id: "result.datesFit" }, { count: dates.length });
    const each = dates.map((one) =>
      formatMessage(
        { id: "result.copyDate" },
        {
          date: dateText(translator, one.date),
          age: ageText(translator, one.age),
          status: statusText(one.state),
        },
      ),
    );
    sentences.push(
      formatMessage({ id: "result.copyDates" }, { heater, fit, dates: eitherText(translator, each) }),
    );
  } else {
    const writtenDate = dateText(translator, date);
    const sure = formatMessage({ id: confidenceTexts[confidence] }).toLocaleLowerCase(locale);
    const dated = {
      heater,
      date: others.length > 0 ? writtenDate : `${writtenDate} (${sure})`,
      age: ageText(translator, age),
    };
    sentences.push(
      formatMessage({ id: "result.copySentence" }, dated),
      `${formatMessage({ id: "result.copyStatus" }, { status: statusText(state) })}.`,
      outlookText(translator, { state, age, life, kind }),
    );
  }
  const facts = [
    ["result.rowWarranty", input.warranty],
    ["result.rowRecalls", input.recalls],
    ["result.actionsHeading", input.steps?.join(", ")],
  ] as const;
  for (const [id, value] of facts) {
    if (value === undefined) continue;
    sentences.push(`${formatMessage({ id: "result.copyFact" }, { name: formatMessage({ id }), value })}.`);
  }
  if (others.length > 0 && isChosen) {
    const rest = others.map((other) => other.date);
    sentences.push(formatMessage({ id: "result.verdictOther" }, { dates: datesText(translator, rest) }));
  }
  return sentences.join(" ");
}
