import type { IntlShape } from "react-intl";
import type { Question } from "../../seo/structured-data.ts";
import type { Choices } from "../../shared/check/choices.ts";
import type { Era, EraExample, GuideData } from "../../shared/guide/guide-data.ts";
import { ownGuideText, partsText } from "../../shared/guide/guide-text.ts";
import { datesText } from "@heater-age/messages/format";
import { reasonText } from "../../shared/result/reason-text.ts";

/** Returns common questions about the serial numbers of a brand, answered from its rules. */
export function questionsOf(intl: IntlShape, choices: Choices, guide: GuideData): readonly Question[] {
  const { label: brand, plate } = guide;
  const say = (id: "questionWhere" | "questionOld" | "questionInstalled" | "answerOld" | "answerInstalled") =>
    intl.formatMessage({ id: `brand.${id}` }, { brand });
  const place = intl.formatMessage({ id: `problems.${plate}` });
  return [
    {
      question: say("questionWhere"),
      answer: `${intl.formatMessage({ id: "brand.plateText" })} ${place}`,
    },
    reading(intl, guide),
    ...severalDates(intl, choices, guide),
    { question: say("questionOld"), answer: say("answerOld") },
    { question: say("questionInstalled"), answer: say("answerInstalled") },
  ];
}

/** Returns how the date is read, or why it can't be. */
function reading(intl: IntlShape, guide: GuideData): Question {
  const { label: brand, withoutFormat = "no-public-rule" } = guide;
  const own = ownGuideText(intl, guide);
  const era = showableEra(guide);
  if (own === undefined && era === undefined) {
    return {
      question: intl.formatMessage({ id: "brand.questionRule" }, { brand }),
      answer: intl.formatMessage({ id: `problems.${withoutFormat}` }, { brand }),
    };
  }
  return {
    question: intl.formatMessage({ id: "brand.questionRead" }, { brand }),
    answer: own ?? (era === undefined ? "" : readFrom(intl, era)),
  };
}

const readFrom = (intl: IntlShape, { meanings, example: { serial, readings } }: DatedEra): string =>
  intl.formatMessage(
    { id: "brand.answerRead" },
    { parts: partsText(intl, meanings), serial, date: datesText(intl, readings) },
  );

function severalDates(
  intl: IntlShape,
  choices: Choices,
  { label, eras, rarer }: GuideData,
): readonly Question[] {
  const example = [...eras, ...rarer].find((era) => (era.example?.readings.length ?? 0) > 1)?.example;
  if (example === undefined) return [];
  const { serial, readings, why } = example;
  const dates = datesText(intl, readings);
  return [
    {
      question: intl.formatMessage({ id: "brand.questionTwo" }, { brand: label }),
      answer: intl.formatMessage(
        { id: "brand.answerTwo" },
        { serial, dates, why: why.map((reason) => reasonText(intl, choices, reason)).join(" ") },
      ),
    },
  ];
}

type DatedEra = Era & { readonly example: EraExample };

const trusted = ["plate", "maker", "recall", "record", "published", "illustration"] as const;
const sure = ["high", "medium", "low"] as const;

/**
 * Returns the format that represents a brand: with a real heater, the highest confidence, the best evidence, and the
 * newest.
 */
export function showableEra({ eras, rarer }: GuideData): DatedEra | undefined {
  const dated = [...eras, ...rarer].filter((era): era is DatedEra => era.example !== undefined);
  const rank = ({ example, confidence }: DatedEra) =>
    (example.evidence === "illustration" ? 100 : 0) +
    10 * sure.indexOf(confidence) +
    trusted.indexOf(example.evidence);
  return dated.toSorted((one, other) => rank(one) - rank(other))[0];
}
