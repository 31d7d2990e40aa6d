import { type Advice, type AdviceInput, HeaterAgeError } from "@heater-age/client";
import { normaliseSerial } from "@heater-age/decoder";
import type { Language } from "@heater-age/messages";
import { useEffect, useState } from "react";
import { queries, readWith } from "../../http/queries.ts";
import type { CheckInput } from "../check/input.ts";

/** What a visitor says of a heater beside what is on its plate. */
export type Told = {
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

/**
 * Asks the API what follows from the date of a heater, and again when the visitor says more of it.
 *
 * @returns What came of it, and a function that asks again.
 */
export function useAdvice(
  language: Language,
  { brand, serial, model }: CheckInput,
  told: Told & { readonly dates?: readonly string[] | undefined },
): readonly [state: AdviceState, askAgain: () => void] {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<AdviceState>({ loading: true });
  const heater = JSON.stringify({ brand, serialNumber: serial, modelNumber: model });
  const asked = JSON.stringify(told);

  useEffect(() => {
    let left = false;
    const input = { ...JSON.parse(heater), ...JSON.parse(asked) } as AdviceInput;
    setState(({ advice }) => ({
      ...(advice?.serialNumber === normaliseSerial(input.serialNumber) && { advice }),
      loading: true,
    }));
    queries
      .query({
        queryKey: ["/api/advice", language, heater, asked, attempt],
        queryFn: readWith(language, (client, options) => client.advise(input, options)),
      })
      .then(
        (advice) => {
          if (!left) setState({ advice, loading: false });
        },
        (error: unknown) => {
          const failure = HeaterAgeError.is(error) ? error.text : "";
          if (!left) setState(({ advice }) => ({ ...(advice && { advice }), loading: false, failure }));
        },
      );
    return () => {
      left = true;
    };
  }, [language, heater, asked, attempt]);

  return [state, () => setAttempt((made) => made + 1)];
}
