import { type DateQuestion as Question, disambiguate } from "@heater-age/decoder/no-label";
import { concluded, disambiguationTexts, stated } from "@heater-age/messages/format";
import type { Language } from "@heater-age/messages";
import { translatorIn } from "@heater-age/messages/server";
import type { Heater } from "./heater.ts";
import type { Disambiguation, DisambiguationAnswer } from "./disambiguation-schema.ts";

/** Returns the texts of a question that separates dates, with all or some of its answers. */
export function questionTexts(
  found: Pick<Question, "answers" | "basis" | "confidence" | "question" | "sources">,
  language: Language,
): { readonly text: string; readonly where: string; readonly answers: readonly DisambiguationAnswer[] } {
  const { confidence, sources } = found;
  const { text, where, answers } = disambiguationTexts(translatorIn(language), found);
  return {
    text,
    where,
    answers: answers.map(({ answer: { code, leaves }, text: answerText, reason, assumption }) => ({
      code,
      text: answerText,
      leaves,
      reason:
        assumption === undefined
          ? stated(reason, { sources, confidence })
          : concluded(reason, { assumption, sources, confidence }),
    })),
  };
}

/** Returns the question that separates the dates of a heater as a field of the advice, if there is one. */
export function disambiguationOf(
  { candidates, type }: Heater,
  language: Language,
): { readonly settling?: Disambiguation } {
  const dates = candidates.map(({ date }) => date);
  const found = disambiguate(dates, { energy: type === "gas-tank" ? "gas" : undefined });
  if (found === undefined) return {};
  const { question, tells } = found;
  const { text, where, answers } = questionTexts(found, language);
  return { settling: { question, text, where, tells, answers } };
}
