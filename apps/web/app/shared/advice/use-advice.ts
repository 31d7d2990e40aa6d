import { type Advice, type AdviceInput, HeaterAgeError } from "@heater-age/client";
import { normaliseSerial } from "@heater-age/decoder";
import type { Language } from "@heater-age/messages";
import { useEffect, useMemo, useState } from "react";
import { queries, readWith } from "../../http/queries.ts";
import type { CheckInput } from "../check/input.ts";

/** What a visitor enters about a heater beside what is on its plate. */
export type UserInput = {
  readonly [Field in "energy" | "installed" | "type" | "warranty"]?: AdviceInput[Field] | undefined;
};

/** What is known of what follows from the date. */
export interface AdviceState {
  /** The last answer, also while the next one is awaited. */
  readonly advice?: Advice;
  readonly loading: boolean;
  /** Why there is no answer, in the visitor's language. */
  readonly failure?: string;
}

/** What is asked of a heater, of which a visitor may have said more. */
function question(language: Language, { brand, serial, model }: CheckInput, asked: object, attempt = 0) {
  const input: AdviceInput = { brand, serialNumber: serial, modelNumber: model, ...asked };
  return {
    queryKey: ["/api/advice", language, input, attempt],
    queryFn: readWith(language, (client, options) => client.advise(input, options)),
  };
}

/**
 * Asks the API what follows from the date of a heater before anything shows it, so that it is there when the date is.
 * Where that fails, whatever shows it asks again.
 */
export function askAhead(language: Language, input: CheckInput): void {
  queries.query(question(language, input, {})).catch(() => undefined);
}

/**
 * Asks the API what follows from the date of a heater, and again when the visitor says more of it.
 *
 * @returns What came of it, and a function that asks again.
 */
export function useAdvice(
  language: Language,
  { brand, serial, model }: CheckInput,
  userInput: UserInput & { readonly dates?: readonly string[] | undefined },
): readonly [state: AdviceState, askAgain: () => void] {
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify(userInput);
  const query = useMemo(
    () => question(language, { brand, serial, model }, JSON.parse(asked) as object, attempt),
    [language, brand, serial, model, asked, attempt],
  );
  const [state, setState] = useState<AdviceState>(() => {
    const advice = queries.getQueryData<Advice>(query.queryKey);
    return advice === undefined ? { loading: true } : { advice, loading: false };
  });

  useEffect(() => {
    let cancelled = false;
    setState(({ advice }) => ({
      ...(advice?.serialNumber === normaliseSerial(serial) && { advice }),
      loading: true,
    }));
    queries.query(query).then(
      (advice) => {
        if (!cancelled) setState({ advice, loading: false });
      },
      (error: unknown) => {
        const failure = HeaterAgeError.is(error) ? error.text : "";
        if (!cancelled) setState(({ advice }) => ({ ...(advice && { advice }), loading: false, failure }));
      },
    );
    return () => {
      cancelled = true;
    };
  }, [query, serial]);

  return [state, () => setAttempt((made) => made + 1)];
}
