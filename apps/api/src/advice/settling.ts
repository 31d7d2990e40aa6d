import { type DateQuestion as Question, disambiguate } from "@heater-age/decoder/no-label";
import type { Language } from "@heater-age/messages";
import { translatorIn } from "@heater-age/messages/server";
import { disambiguationTexts } from "@heater-age/messages/format";
import type { Heater } from "./heater.ts";
import type { Settling, SettlingAnswer } from "./settling-schema.ts";
import { concluded, stated } from "./statement.ts";

/** Says a question that tells dates apart, with some of its answers, or all. */
export function spokenQuestion(
  found: Pick<Question, "answers" | "basis" | "confidence" | "question" | "sources">,
  language: Language,
): { readonly text: string; readonly where: string; readonly answers: readonly SettlingAnswer[] } {
  const { confidence, sources } = found;
  const { text, where, answers } = disambiguationTexts(translatorIn(language), found);
  return {
    text,
    where,
    answers: answers.map(({ answer: { code, leaves }, text: said, reason, assumption }) => ({
      code,
      text: said,
      leaves,
      reason:
        assumption === undefined
          ? stated(reason, { sources, confidence })
          : concluded(reason, { assumption, sources, confidence }),
    })),
  };
}

/** The question that tells the dates of a heater apart, as a field of the advice; none when there is none. */
export function settlingOf(
  { candidates, type }: Heater,
  language: Language,
): { readonly settling?: Settling } {
  const dates = candidates.map(({ date }) => date);
  const found = disambiguate(dates, { energy: type === "gas-tank" ? "gas" : undefined });
  if (found === undefined) return {};
  const { question, tells } = found;
  const { text, where, answers } = spokenQuestion(found, language);
  return { settling: { question, text, where, tells, answers } };
}
