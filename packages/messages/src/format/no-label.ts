import type { Messages } from "../catalog/shape.ts";
import type { State } from "./explanation.ts";
import type { Translator } from "./translator.ts";

type QuestionCode<Key> = Key extends `ask-${infer Code}` ? Code : never;

// A result asks these too, with the same texts.
const shared = ["gas-valve-code", "label-price", "rating-name"] as const;

type Shared = (typeof shared)[number];

/** Code of a question about a heater without a readable label. */
export type NoLabelQuestion = QuestionCode<keyof Messages["noLabel"]> | Shared;

const isShared = (question: NoLabelQuestion): question is Shared =>
  (shared as readonly string[]).includes(question);

/** Returns a question. */
export const askText = ({ formatMessage }: Translator, question: NoLabelQuestion): string =>
  formatMessage({ id: isShared(question) ? `disambiguation.ask-${question}` : `noLabel.ask-${question}` });

/** Returns where to look for the answer. */
export const lookText = ({ formatMessage }: Translator, question: NoLabelQuestion): string =>
  formatMessage({ id: isShared(question) ? `disambiguation.where-${question}` : `noLabel.look-${question}` });

/**
 * Returns the clue that would narrow the years most, and where to look for it.
 *
 * @example
 * clueText(translatorIn("en"), "rating-name");
 * //=> "To narrow it down: Does the yellow EnergyGuide label say UEF or EF? It’s on the heater or with its papers."
 */
export const clueText = (translator: Translator, question: NoLabelQuestion): string =>
  translator.formatMessage(
    { id: "noLabel.clue" },
    { question: askText(translator, question), look: lookText(translator, question) },
  );

/** The age of a heater that was made within a range of years, from the decoder. */
export interface YearsState {
  readonly minMonths: number;
  /** `null` if the range has no start. */
  readonly maxMonths: number | null;
  /** The likeliest state. */
  readonly state: State;
  /** Whether every year of the range has that state. */
  readonly isCertain: boolean;
}

/**
 * Returns the state of a heater that was made within a range of years, in one sentence.
 *
 * @example
 * yearsStateText(translatorIn("en"), { minMonths: 0, maxMonths: 130, state: "good", isCertain: false });
 * //=> "Likely in good condition; it could be up to 10 years old."
 */
export function yearsStateText(
  { formatMessage }: Translator,
  { minMonths, maxMonths, state, isCertain }: YearsState,
): string {
  if (isCertain) return formatMessage({ id: `recommendation.${state}` });
  const likely = formatMessage({ id: `noLabel.likely-${state}` });
  return maxMonths === null || state === "replace"
    ? formatMessage({ id: "noLabel.orYounger" }, { likely, years: Math.floor(minMonths / 12) })
    : formatMessage({ id: "noLabel.orOlder" }, { likely, years: Math.floor(maxMonths / 12) });
}
