import { ageOfYears, narrow, type NarrowingReason, questionsLeft } from "@heater-age/decoder/no-label";
import type { Language } from "@heater-age/messages";
import { clueText, yearsStateText } from "@heater-age/messages/format";
import { formatText, translatorIn } from "@heater-age/messages/server";
import { readClues } from "./read-clues.ts";
import type { NoLabelAnswer, NoLabelRequest } from "./schema.ts";

function reasonText({ code, values }: NarrowingReason, language: Language): string {
  // Years have no thousands separator.
  const said = Object.entries(values).map(([name, value]): readonly [string, number | string] => [
    name,
    name === "year" || name === "until" ? String(value) : (value as number | string),
  ]);
  return formatText(language, "clues", `because-${code}`, Object.fromEntries(said));
}

/**
 * Returns the years in which a heater without a readable serial number can have been made.
 *
 * @param today Calendar date `"YYYY-MM-DD"`.
 * @param language Language of the texts.
 * @throws {ApiError} `invalid-request` when a clue lacks a field that its question needs.
 */
export function answerNoLabel(
  { clues, energy, asked = [] }: NoLabelRequest,
  today: string,
  language: Language,
): NoLabelAnswer {
  const { years, steps } = narrow(readClues(clues), today);
  const range = ageOfYears(years, today);
  const left = questionsLeft({
    years,
    energy,
    asked: [...asked, ...clues.map(({ question }) => question)],
  });
  const [clue] = range.isCertain ? [] : left;
  const translator = translatorIn(language);
  return {
    success: true,
    asOf: today,
    years,
    ...range,
    text: yearsStateText(translator, range),
    ...(clue && { clue: { question: clue, text: clueText(translator, clue) } }),
    steps: steps.map(({ reason, ...step }) => ({ ...step, ...reason, text: reasonText(reason, language) })),
    questionsLeft: left,
  };
}
