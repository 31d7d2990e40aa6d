import type { LifeType } from "@heater-age/decoder/life";
import { heaterRegion, type Language, type Region } from "@heater-age/messages";
import type { AdviceState, UserInput } from "./use-advice.ts";
import type { Choices } from "../check/choices.ts";
import { type Answered, type CountedRecall, plannedKind, resultQuery } from "../check/details.ts";
import type { DatedCheck } from "../check/shown-check.ts";
import { knownAge } from "./known-age.ts";
import type { ModelState } from "./use-model.ts";

export const toAdviceProps = ({ advice, check, kind, userInput }: Heater) => ({
  state: advice,
  kind,
  age: knownAge(check.result),
  userInput,
});

/** Returns where a heater is, which decides what is said about warranties, costs and labels. */
export const regionOf = ({ check: { result }, language }: Pick<Heater, "check" | "language">): Region =>
  heaterRegion({ brand: result.brand, candidates: result.decoding.candidates }, language);

/** Returns whether several dates fit, and none is chosen. */
export const isOpen = ({ check, isChosen }: Pick<Heater, "check" | "isChosen">): boolean =>
  check.result.decoding.candidates.length > 1 && !isChosen;

/** Returns the path of a result, with everything that was chosen. */
export const resultPath = ({ answered, check, isChosen, path, userInput }: Heater): string =>
  path +
  resultQuery(check.input, {
    kind: plannedKind(userInput.type),
    answered,
    date: isChosen ? check.result.decoding.candidates[0].date : undefined,
  });

/** A heater with a date, and the answers and choices so far, for the parts of its card. */
export interface Heater {
  readonly language: Language;
  /** The date for which everything is shown comes first. */
  readonly check: DatedCheck;
  /** Whether that date was chosen among several. */
  readonly isChosen: boolean;
  readonly choices: Choices;
  readonly path: string;
  /** The answers that separated dates. */
  readonly answered: readonly Answered[];
  /** Kind of heater; absent if unknown. */
  readonly kind: LifeType | undefined;
  readonly model: ModelState;
  readonly advice: AdviceState;
  /** Recalls that cover or may cover it; `undefined` while they are unknown. */
  readonly recalls: readonly CountedRecall[] | undefined;
  readonly userInput: UserInput;
}
