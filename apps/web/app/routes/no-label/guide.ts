import {
  ageOfYears,
  type Narrowed,
  narrow,
  type NarrowingStep,
  questionsLeft,
  type QuestionCode,
  type Years,
  type YearsAge,
} from "@heater-age/decoder/no-label";
import { europeanLanguages, type Language } from "@heater-age/messages";
import { type Answer, valueIn } from "./answers.ts";
import type { GuideCode } from "./questions.ts";

/** An answer and its effect on the remaining years. */
export interface AnswerEffect {
  readonly answer: Answer;
  /** Absent if it rules out no year. */
  readonly step?: NarrowingStep;
}

/** Progress through the questions. */
export interface Guidance {
  readonly years: Years;
  /** The years that remained before the last answer. */
  readonly before: Years;
  readonly age: YearsAge;
  /** Answers, surest first. Those that rule out no year come last. */
  readonly effects: readonly AnswerEffect[];
  /** Questions whose clue the visitor did not see, in the order of the answers. */
  readonly unseen: readonly Answer[];
  /** The current question. Absent if no question would rule out a year. */
  readonly questionCode?: GuideCode;
  /** The unanswered question that would narrow the years most. Absent if none would. */
  readonly clue?: QuestionCode;
  readonly given?: Answer;
  /** The previous answer, to go back to. */
  readonly previous?: Answer;
  /** Number of the current question, from 1. */
  readonly number: number;
  /** Maximum number of questions after it. */
  readonly left: number;
  /** Whether only unsure answers rule out years. */
  readonly weak: boolean;
}

/** Questions about the EnergyGuide label, skipped if there is none. */
const ofLabel: readonly QuestionCode[] = ["label-price", "energy-factor"];

// Open flames and unmarked labels date a heater by the laws of North America alone.
const american: readonly QuestionCode[] = [
  "rating-name",
  ...ofLabel,
  "flame-arrestor",
  "certification-mark",
  "electric-tank-size",
];

const energyIn = (answers: readonly Answer[]): "electric" | "gas" | undefined => {
  const energy = answers.find(({ questionCode }) => questionCode === "energy");
  const value = energy === undefined ? "" : valueIn(energy.fields, "energy");
  return value === "gas" || value === "electric" ? value : undefined;
};

const cluesIn = (answers: readonly Answer[]) => answers.flatMap(({ clue }) => clue ?? []);

function findNext(answers: readonly Answer[], years: Years, language: Language): readonly GuideCode[] {
  const answered = answers.filter(({ wrong }) => wrong === undefined).map(({ questionCode }) => questionCode);
  const withoutLabel = answers.some(
    ({ questionCode, fields }) =>
      questionCode === "rating-name" && valueIn(fields, questionCode) === "no-label",
  );
  const skipped = europeanLanguages.has(language) ? american : withoutLabel ? ofLabel : [];
  const done = [...answered, ...skipped].filter((each) => each !== "energy");
  return [
    ...(answered.includes("energy") ? [] : ["energy" as const]),
    ...questionsLeft({ years, energy: energyIn(answers), asked: done }),
  ];
}

/** Returns the answers in the order of their effect. Those that rule out no year come last. */
function listEffects(answers: readonly Answer[], { steps }: Narrowed): readonly AnswerEffect[] {
  const counting = steps.flatMap((step): readonly AnswerEffect[] => {
    const answer = answers.find(({ questionCode }) => questionCode === step.question);
    return answer === undefined ? [] : [{ answer, step }];
  });
  const rest = answers.filter(
    ({ questionCode, clue }) =>
      clue !== undefined && !steps.some(({ question }) => question === questionCode),
  );
  return [...counting, ...rest.map((answer) => ({ answer }))];
}

/**
 * Returns the remaining years, the reasons, and the next question.
 *
 * @param ask A question to ask, whether or not it was answered.
 * @param today Calendar date `"YYYY-MM-DD"`.
 * @param language In languages of Europe, questions about American labels and laws are skipped.
 *
 * @example
 * const answers = answersIn(new URLSearchParams("energy=electric&rating-name=uef"), "2026-11-20");
 * guide(answers, undefined, "2026-11-20", "en").years; //=> [2016, 2026]
 */
export function guide(
  answers: readonly Answer[],
  ask: GuideCode | undefined,
  today: string,
  language: Language,
): Guidance {
  const narrowed = narrow(cluesIn(answers), today);
  const { years, steps } = narrowed;
  const next = findNext(answers, years, language);
  const best = next.find((each) => each !== "energy");
  const questionCode = ask ?? answers.find(({ wrong }) => wrong !== undefined)?.questionCode ?? next[0];
  const at = answers.findIndex((answer) => answer.questionCode === questionCode);
  const given = answers[at];
  const previous = at === -1 ? answers.at(-1) : answers[at - 1];
  const counting = steps.filter(({ agrees }) => agrees);
  return {
    years,
    before: narrow(cluesIn(answers.slice(0, -1)), today).years,
    age: ageOfYears(years, today),
    effects: listEffects(answers, narrowed),
    unseen: answers.filter(
      ({ questionCode: each, clue, wrong }) => each !== "energy" && clue === undefined && wrong === undefined,
    ),
    ...(best !== undefined && { clue: best }),
    ...(questionCode !== undefined && { questionCode }),
    ...(given !== undefined && { given }),
    ...(previous !== undefined && { previous }),
    number: at === -1 ? answers.length + 1 : at + 1,
    left: next.filter((each) => each !== questionCode).length,
    weak: counting.length > 0 && counting.every(({ confidence }) => confidence === "low"),
  };
}
