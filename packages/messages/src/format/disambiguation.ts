import type { Translator } from "./translator.ts";
import type { Messages } from "../catalog/shape.ts";

/** The part of a key in the area "disambiguation" after a prefix. */
type CodeAfter<
  Prefix extends string,
  Key = keyof Messages["disambiguation"],
> = Key extends `${Prefix}${infer Code}` ? Code : never;

type Values = Readonly<Record<string, number | string>>;

/** A question that separates dates, from the decoder. */
export interface DisambiguationCodes<Answer extends DisambiguationAnswerCodes = DisambiguationAnswerCodes> {
  readonly question: CodeAfter<"ask-">;
  readonly basis: "ours" | "source";
  readonly answers: readonly Answer[];
}

/** An answer to such a question. */
export interface DisambiguationAnswerCodes {
  readonly code: CodeAfter<"answer-">;
  readonly values?: Values;
  readonly reason: { readonly code: CodeAfter<"because-">; readonly values: Values };
}

/** An answer in words. */
export interface DisambiguationAnswer<Answer> {
  readonly answer: Answer;
  readonly text: string;
  readonly reason: string;
  /** The assumption behind the reason, if no source states it. */
  readonly assumption?: string;
}

/** A question that separates dates, in words. */
export interface DisambiguationTexts<Answer> {
  readonly text: string;
  /** Where to look. */
  readonly where: string;
  readonly answers: readonly DisambiguationAnswer<Answer>[];
}

const assumed = {
  "valve-fitted-soon": "disambiguation.assumed-valve-fitted-soon",
  "written-after": "disambiguation.assumed-written-after",
} as const;

const isAssumed = (code: string): code is keyof typeof assumed => Object.hasOwn(assumed, code);

/**
 * Returns the question that separates dates, its answers, and why they do.
 *
 * @example
 * disambiguationTexts(translatorIn("en"), disambiguate(["2022-05", "2002-05"])).answers[0].text; //=> "UEF"
 */
export function disambiguationTexts<Answer extends DisambiguationAnswerCodes>(
  translator: Translator,
  { question, basis, answers }: DisambiguationCodes<Answer>,
): DisambiguationTexts<Answer> {
  return {
    text: translator.formatMessage({ id: `disambiguation.ask-${question}` }),
    where: translator.formatMessage({ id: `disambiguation.where-${question}` }),
    answers: answers.map((answer) => {
      const { code, values, reason } = answer;
      return {
        answer,
        text: translator.formatMessage({ id: `disambiguation.answer-${code}` }, values),
        reason: translator.formatMessage({ id: `disambiguation.because-${reason.code}` }, reason.values),
        ...(basis === "ours" &&
          isAssumed(reason.code) && { assumption: translator.formatMessage({ id: assumed[reason.code] }) }),
      };
    }),
  };
}
