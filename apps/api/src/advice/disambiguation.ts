import { type DateQuestion as Question, disambiguate } from "@heater-age/decoder/no-label";
import { heaterRegion, type Language } from "@heater-age/messages";
import { concluded, disambiguationTexts, stated } from "@heater-age/messages/format";
import { translatorIn } from "@heater-age/messages/server";
import Type, { type Static } from "typebox";
import { codesWithText, knownText } from "../schema/enums.ts";
import { textField } from "../schema/fields.ts";
import { type DeepReadonly, namedObject, schemaRef } from "../schema/named-schema.ts";
import type { Heater } from "./heater.ts";
import { Statement } from "./statement.ts";

export const DisambiguationAnswer = namedObject(
  "DisambiguationAnswer",
  "An answer to the question, the dates that it leaves, and why.",
  {
    code: knownText(codesWithText("disambiguation", "answer-"), "Permanent code of the answer."),
    text: textField("The answer, in the language of the request.", "UEF"),
    leaves: Type.Array(Type.String(), {
      minItems: 1,
      description: "The dates that remain with this answer, never all of them.",
      examples: [["2022-05"]],
    }),
    reason: schemaRef(Statement),
  },
);

export const Disambiguation = namedObject(
  "Disambiguation",
  "The question that best separates the possible dates, for a person at the heater. Absent if there is only one date or no question separates them.",
  {
    question: knownText(codesWithText("disambiguation", "ask-"), "Permanent code of the question."),
    text: textField(
      "The question, in the language of the request.",
      "Does the yellow EnergyGuide label say UEF or EF?",
    ),
    where: textField("Where to look.", "It’s on the heater or with its papers."),
    tells: knownText(["always", "sometimes"], "`sometimes` if only the listed answer rules dates out."),
    answers: Type.Array(schemaRef(DisambiguationAnswer), {
      minItems: 1,
      description: "The possible answers.",
    }),
  },
);

export type DisambiguationAnswer = DeepReadonly<Static<typeof DisambiguationAnswer>>;
export type Disambiguation = DeepReadonly<Static<typeof Disambiguation>>;

/** Returns the texts of a question that separates dates, with all or some of its answers. */
export function questionTexts(
  question: Pick<Question, "answers" | "basis" | "confidence" | "question" | "sources">,
  language: Language,
): { readonly text: string; readonly where: string; readonly answers: readonly DisambiguationAnswer[] } {
  const { confidence, sources } = question;
  const { text, where, answers } = disambiguationTexts(translatorIn(language), question);
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
export function findDisambiguation(
  heater: Heater,
  language: Language,
): { readonly disambiguation?: Disambiguation } {
  const dateQuestion = disambiguate(heater.candidates, {
    energy: heater.type === "gas-tank" ? "gas" : undefined,
    isEuropean: heaterRegion(heater, language) === "europe",
  });
  if (dateQuestion === undefined) return {};
  const { question, tells } = dateQuestion;
  const { text, where, answers } = questionTexts(dateQuestion, language);
  return { disambiguation: { question, text, where, tells, answers } };
}
