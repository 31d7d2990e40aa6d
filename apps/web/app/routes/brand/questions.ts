import type { IntlShape } from "react-intl";
import type { Question } from "../../seo/structured-data.ts";
import { type Choices, toName } from "../../shared/check/choices.ts";
import type { Era, EraExample, GuideData } from "../../shared/guide/guide-data.ts";
import { datesText, reasonText } from "@heater-age/messages/format";

/** Returns common questions about the heaters of a brand that no other part of its page answers. */
export function listQuestions(intl: IntlShape, choices: Choices, guide: GuideData): readonly Question[] {
  const { label: brand } = guide;
  const say = (id: "questionOld" | "questionInstalled" | "answerOld" | "answerInstalled") =>
    intl.formatMessage({ id: `brand.${id}` }, { brand });
  return [
    ...severalDates(intl, choices, guide),
    { question: say("questionOld"), answer: say("answerOld") },
    { question: say("questionInstalled"), answer: say("answerInstalled") },
  ];
}

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
        { serial, dates, why: why.map((reason) => reasonText(intl, toName(choices), reason)).join(" ") },
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
