import { type Advice, type AdviceInput, HeaterAgeError } from "@heater-age/client";
import { normaliseSerial } from "@heater-age/decoder";
import type { Language } from "@heater-age/messages";
import { queries, readWith } from "../../http/queries.ts";
import { type ReadQuery, useRead } from "../../http/use-read.ts";
import type { CheckInput } from "../check/input.ts";

/** The visitor's data about a heater in addition to its plate. `dates` are those that are not ruled out. */
export type UserInput = {
  readonly [Field in "dates" | "installed" | "type" | "warranty"]?: AdviceInput[Field] | undefined;
} & {
  /** Whether it has a tank, if the kind is unknown. Not sent: it only decides which recalls are shown. */
  readonly hasTank?: boolean;
};

/** The state of the advice on a heater. */
export interface AdviceState {
  /** The last response for this serial number, also while the next one is pending. */
  readonly advice?: Advice | undefined;
  readonly loading: boolean;
  /** Why there is no response, in the visitor's language. */
  readonly failure?: string;
}

function adviceQuery(
  language: Language,
  { brand, serial, model }: CheckInput,
  { hasTank: _hasTank, ...userInput }: UserInput,
): ReadQuery<Advice> {
  const input = { brand, serialNumber: serial, modelNumber: model, ...userInput } as AdviceInput;
  return {
    queryKey: ["/api/advice", language, input],
    queryFn: readWith(language, (client, options) => client.advise(input, options)),
  };
}

/**
 * Requests the advice on a heater before anything shows it, so that it arrives with the date. If that fails, the
 * component that shows it requests it again.
 */
export function requestAdvice(language: Language, input: CheckInput): void {
  queries.query(adviceQuery(language, input, {})).catch(() => undefined);
}

/**
 * Requests the advice on a heater, and again when the visitor enters more data.
 *
 * @returns The state of the advice, and a function that requests it again after a failure.
 */
export function useAdvice(
  language: Language,
  input: CheckInput,
  userInput: UserInput = {},
): readonly [state: AdviceState, askAgain: () => void] {
  const [{ latest, loading, error }, askAgain] = useRead(adviceQuery(language, input, userInput));
  const advice = latest?.serialNumber === normaliseSerial(input.serial) ? latest : undefined;
  const failure = error === undefined ? {} : { failure: HeaterAgeError.is(error) ? error.text : "" };
  return [{ advice, loading, ...failure }, askAgain];
}
