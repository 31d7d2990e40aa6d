import { ApiError, HeaterAgeError, type ModelAnswer } from "@heater-age/client";
import type { Language } from "@heater-age/messages";
import { useEffect, useState } from "react";
import { queries, readWith } from "../../http/queries.ts";
import { type CheckInput, OTHER } from "../check/input.ts";

/** What is known of the model of a check. */
export type ModelState =
  /** Nothing was asked: it takes a brand and a model number. */
  | { readonly status: "none" }
  | { readonly status: "loading" }
  | { readonly status: "found"; readonly answer: ModelAnswer }
  /** The API knows nothing of it. */
  | { readonly status: "unknown" }
  /** The API did not answer; `text` says so in the visitor's language. */
  | { readonly status: "failed"; readonly text: string };

const unknown: ReadonlySet<number> = new Set([400, 404]);

async function ask(language: Language, brand: string, modelNumber: string): Promise<ModelState> {
  const path = `/api/model/${encodeURIComponent(brand)}/${encodeURIComponent(modelNumber)}`;
  try {
    const answer = await queries.query({
      queryKey: [path, language],
      queryFn: readWith(language, (client, options) => client.model({ brand, modelNumber }, options)),
    });
    return { status: "found", answer };
  } catch (error) {
    if (error instanceof ApiError && unknown.has(error.status)) return { status: "unknown" };
    return { status: "failed", text: HeaterAgeError.is(error) ? error.text : "" };
  }
}

/**
 * Asks the API what is known of a model, when brand and model number are both there.
 *
 * @returns What came of it, and a function that asks again.
 */
export function useModel(
  language: Language,
  { brand, model }: Pick<CheckInput, "brand" | "model">,
): readonly [state: ModelState, askAgain: () => void] {
  const wanted = brand !== "" && brand !== OTHER && model !== "";
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<{ readonly about: string; readonly state: ModelState }>();
  const about = [language, brand, model, attempt].join(" ");

  useEffect(() => {
    if (!wanted) return undefined;
    let cancelled = false;
    void ask(language, brand, model).then((state) => {
      if (!cancelled) setKnown({ about, state });
    });
    return () => {
      cancelled = true;
    };
  }, [wanted, language, brand, model, about]);

  const askAgain = () => setAttempt((made) => made + 1);
  if (!wanted) return [{ status: "none" }, askAgain];
  return [known?.about === about ? known.state : { status: "loading" }, askAgain];
}
