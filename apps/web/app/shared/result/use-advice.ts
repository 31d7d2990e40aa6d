import { type Advice, type AdviceInput, HeaterAgeError } from "@heater-age/client";
import type { Language } from "@heater-age/messages";
import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { queries, readWith } from "../../http/queries.ts";
import type { CheckInput } from "../check/input.ts";

/** The visitor's data about a heater in addition to its plate. `dates` are those that are not ruled out. */
export type UserInput = {
  readonly [Field in "dates" | "installed" | "type" | "warranty"]?: AdviceInput[Field] | undefined;
} & {
  /** Whether it has a tank, if the kind is unknown. Not sent: it only decides which recalls are shown. */
  readonly hasTank?: boolean;
};

export interface AdviceState {
  /** The last response for this heater, also while the next one is pending, or if that fails. */
  readonly advice?: Advice | undefined;
  readonly loading: boolean;
  /** Why there is no response, in the visitor's language. */
  readonly failure?: string;
}

const heaterKey = (language: Language, { brand, serial, model }: CheckInput) =>
  ["/api/advice", language, brand, serial, model] as const;

function adviceQuery(language: Language, heater: CheckInput, { hasTank: _hasTank, ...userInput }: UserInput) {
  const { brand, serial, model } = heater;
  const input = { brand, serialNumber: serial, modelNumber: model, ...userInput } as AdviceInput;
  return queryOptions({
    queryKey: [...heaterKey(language, heater), userInput],
    queryFn: readWith(language, (client, options) => client.advise(input, options)),
  });
}

/** Returns the last advice on a heater, whatever data the visitor had entered for it. */
function lastAdvice(client: QueryClient, language: Language, heater: CheckInput): Advice | undefined {
  const known = client.getQueryCache().findAll({ queryKey: heaterKey(language, heater) });
  const [last] = known.toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  return last?.state.data as Advice | undefined;
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
  const client = useQueryClient();
  const { data, error, isLoading, refetch } = useQuery(adviceQuery(language, input, userInput));
  const advice = data ?? lastAdvice(client, language, input);
  const failure = error === null ? {} : { failure: HeaterAgeError.is(error) ? error.text : "" };
  return [{ advice, loading: isLoading, ...failure }, () => void refetch()];
}
