import { arrestor, largeElectric, marks, minima, pricesChange, uniformFactor } from "./eras.ts";
import type { QuestionCode, Years } from "./question.ts";
import { common, overlap } from "./years.ts";

interface Question {
  readonly question: QuestionCode;
  /** Only for a heater with this energy. */
  readonly energy?: "electric" | "gas";
  /** The years that its answers leave. Absent if the answer is itself a year. */
  readonly leaves?: readonly Years[];
}

/** Every question, the most useful first. */
const questions: readonly Question[] = [
  {
    question: "rating-name",
    leaves: [
      [uniformFactor.uefSince, null],
      [null, uniformFactor.efUntil],
    ],
  },
  {
    question: "label-price",
    leaves: [
      [pricesChange.year, null],
      [null, pricesChange.year],
    ],
  },
  { question: "gas-valve-code", energy: "gas" },
  {
    question: "flame-arrestor",
    energy: "gas",
    leaves: [
      [arrestor.named.year, null],
      [null, arrestor["open-chimney"].year],
      [null, arrestor.open.year],
    ],
  },
  { question: "standard-year" },
  { question: "certification-mark", leaves: Object.values(marks).map(({ year }) => [year, null]) },
  { question: "energy-factor", leaves: minima.map(({ year }) => [null, year]) },
  { question: "electric-tank-size", energy: "electric", leaves: [[null, largeElectric.year]] },
  { question: "printed-date" },
  { question: "inspection-tag" },
  { question: "installation-sticker" },
  { question: "pipe-tag" },
];

/** What is already known. */
export interface AskOptions {
  /** The remaining years. */
  readonly years?: Years | undefined;
  readonly energy?: "electric" | "gas" | undefined;
  /** Questions that were already asked. */
  readonly asked?: readonly QuestionCode[] | undefined;
}

const narrows = (years: Years, left: Years): boolean =>
  overlap(years, left) && common(years, left).some((end, index) => end !== years[index]);

/**
 * Returns the questions that can still rule out years, the most useful first.
 *
 * @example
 * questionsLeft({ years: [2018, 2026], energy: "electric" });
 * //=> ["label-price", "standard-year", "printed-date", "inspection-tag", "installation-sticker", "pipe-tag"]
 */
export function questionsLeft({
  years = [null, null],
  energy,
  asked = [],
}: AskOptions = {}): readonly QuestionCode[] {
  const [from, to] = years;
  if (from !== null && from === to) return [];
  return questions
    .filter((each) => !asked.includes(each.question))
    .filter((each) => each.energy === undefined || energy === undefined || each.energy === energy)
    .filter(({ leaves }) => leaves === undefined || leaves.some((left) => narrows(years, left)))
    .map(({ question }) => question);
}
