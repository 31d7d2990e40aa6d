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
import { type Answer, type AskedCode, valueIn } from "./answers.ts";

/** An answer and its effect on the years that are left. */
export interface AnswerEffect {
  readonly answer: Answer;
  /** Absent when it takes no year away. */
  readonly step?: NarrowingStep;
}

/** How far the questions have come. */
export interface Guidance {
  readonly years: Years;
  /** The years that were left before the last answer. */
  readonly before: Years;
  readonly age: YearsAge;
  /** What was answered, the surest first; what takes no year away comes last. */
  readonly effects: readonly AnswerEffect[];
  /** What was not seen, in the order of the answers. */
  readonly unseen: readonly Answer[];
  /** What is asked now; absent when nothing would take a year away. */
  readonly asked?: AskedCode;
  /** The answer that it has already. */
  readonly given?: Answer;
  /** The answer before it, to go back to. */
  readonly previous?: Answer;
  /** Its number, from 1. */
  readonly number: number;
  /** How many questions there are after it at most. */
  readonly left: number;
  /** Whether nothing but unsure answers counts. */
  readonly weak: boolean;
}

/** Where there is no label nobody has to look what it says. */
const ofLabel: readonly QuestionCode[] = ["label-price", "energy-factor"];

const energyIn = (answers: readonly Answer[]): "electric" | "gas" | undefined => {
  const energy = answers.find(({ asked }) => asked === "energy");
  const value = energy === undefined ? "" : valueIn(energy.fields, "energy");
  return value === "gas" || value === "electric" ? value : undefined;
};

const cluesIn = (answers: readonly Answer[]) => answers.flatMap(({ clue }) => clue ?? []);

function nextOf(answers: readonly Answer[], years: Years): readonly AskedCode[] {
  const answered = answers.filter(({ wrong }) => wrong === undefined).map(({ asked }) => asked);
  const withoutLabel = answers.some(
    ({ asked, fields }) => asked === "rating-name" && valueIn(fields, asked) === "no-label",
  );
  const asked = [...answered, ...(withoutLabel ? ofLabel : [])].filter((each) => each !== "energy");
  return [
    ...(answered.includes("energy") ? [] : ["energy" as const]),
    ...questionsLeft({ years, energy: energyIn(answers), asked }),
  ];
}

/** Returns the answers in the order in which they count; those that take no year away come last. */
function effectsOf(answers: readonly Answer[], { steps }: Narrowed): readonly AnswerEffect[] {
  const counting = steps.flatMap((step): readonly AnswerEffect[] => {
    const answer = answers.find(({ asked }) => asked === step.question);
    return answer === undefined ? [] : [{ answer, step }];
  });
  const rest = answers.filter(
    ({ asked, clue }) => clue !== undefined && !steps.some(({ question }) => question === asked),
  );
  return [...counting, ...rest.map((answer) => ({ answer }))];
}

/**
 * Where the answers lead: the years that are left, why, and what to ask next.
 *
 * @param ask A question that is to be asked, whether it was answered or not.
 * @param today Calendar date `"YYYY-MM-DD"`.
 *
 * @example
 * const answers = answersIn(new URLSearchParams("energy=electric&rating-name=uef"), "2026-11-20");
 * guide(answers, undefined, "2026-11-20").years; //=> [2016, 2026]
 */
export function guide(answers: readonly Answer[], ask: AskedCode | undefined, today: string): Guidance {
  const narrowed = narrow(cluesIn(answers), today);
  const { years, steps } = narrowed;
  const next = nextOf(answers, years);
  const asked = ask ?? answers.find(({ wrong }) => wrong !== undefined)?.asked ?? next[0];
  const at = answers.findIndex((answer) => answer.asked === asked);
  const given = answers[at];
  const previous = at === -1 ? answers.at(-1) : answers[at - 1];
  const counting = steps.filter(({ agrees }) => agrees);
  return {
    years,
    before: narrow(cluesIn(answers.slice(0, -1)), today).years,
    age: ageOfYears(years, today),
    effects: effectsOf(answers, narrowed),
    unseen: answers.filter(
      ({ asked: each, clue, wrong }) => each !== "energy" && clue === undefined && wrong === undefined,
    ),
    ...(asked !== undefined && { asked }),
    ...(given !== undefined && { given }),
    ...(previous !== undefined && { previous }),
    number: at === -1 ? answers.length + 1 : at + 1,
    left: next.filter((each) => each !== asked).length,
    weak: counting.length > 0 && counting.every(({ confidence }) => confidence === "low"),
  };
}
