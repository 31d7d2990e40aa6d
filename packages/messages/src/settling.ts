import type { Speech } from "./reading.ts";
import type { Messages } from "./shape.ts";

/** What follows a prefix in the keys of the area "clues". */
type CodeAfter<Prefix extends string, Key = keyof Messages["clues"]> = Key extends `${Prefix}${infer Code}`
  ? Code
  : never;

type Values = Readonly<Record<string, number | string>>;

/** A question that tells dates apart, as the decoder gives it. */
export interface SettlingCodes<Answer extends SettlingAnswerCodes = SettlingAnswerCodes> {
  readonly question: CodeAfter<"ask-">;
  readonly basis: "ours" | "source";
  readonly answers: readonly Answer[];
}

/** An answer to it. */
export interface SettlingAnswerCodes {
  readonly code: CodeAfter<"answer-">;
  readonly values?: Values;
  readonly reason: { readonly code: CodeAfter<"because-">; readonly values: Values };
}

/** What is said of an answer. */
export interface SpokenAnswer<Answer> {
  readonly answer: Answer;
  readonly text: string;
  readonly reason: string;
  /** What the reason rests on where no source states it. */
  readonly assumption?: string;
}

/** A question that tells dates apart, in words. */
export interface SpokenSettling<Answer> {
  readonly text: string;
  /** Where to look. */
  readonly where: string;
  readonly answers: readonly SpokenAnswer<Answer>[];
}

const assumed = {
  "valve-fitted-soon": "clues.assumed-valve-fitted-soon",
  "written-after": "clues.assumed-written-after",
} as const;

const isAssumed = (code: string): code is keyof typeof assumed => Object.hasOwn(assumed, code);

/**
 * Says the question that tells dates apart, its answers, and why they do. Needs the area "clues".
 *
 * @example
 * spokenSettling(speechIn("en"), settle(["2022-05", "2002-05"])).answers[0].text; //=> "UEF"
 */
export function spokenSettling<Answer extends SettlingAnswerCodes>(
  speech: Speech,
  { question, basis, answers }: SettlingCodes<Answer>,
): SpokenSettling<Answer> {
  return {
    text: speech.formatMessage({ id: `clues.ask-${question}` }),
    where: speech.formatMessage({ id: `clues.where-${question}` }),
    answers: answers.map((answer) => {
      const { code, values, reason } = answer;
      return {
        answer,
        text: speech.formatMessage({ id: `clues.answer-${code}` }, values),
        reason: speech.formatMessage({ id: `clues.because-${reason.code}` }, reason.values),
        ...(basis === "ours" &&
          isAssumed(reason.code) && { assumption: speech.formatMessage({ id: assumed[reason.code] }) }),
      };
    }),
  };
}
