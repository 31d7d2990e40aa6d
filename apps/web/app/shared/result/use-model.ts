import { ApiError, HeaterAgeError } from "@heater-age/client";
import { otherBrand } from "@heater-age/decoder/check";
import type { Language } from "@heater-age/messages";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { readWith } from "../../http/queries.ts";
import { useAdvice } from "./use-advice.ts";
import type { KnownModel, ShownCheck } from "../check/shown-check.ts";

/** The state of the facts about the model of a check. */
export type ModelState =
  /** There is nothing to look up without a brand and a model number. */
  | { readonly status: "none" }
  | { readonly status: "loading" }
  | { readonly status: "found"; readonly known: KnownModel }
  /** The API has no such model. */
  | { readonly status: "unknown" }
  /** The API did not respond; `text` says so in the visitor's language. */
  | { readonly status: "failed"; readonly text: string };

const unknown: ReadonlySet<number> = new Set([400, 404]);

function modelQuery(language: Language, brand: string, modelNumber: string) {
  const path = `/api/model/${encodeURIComponent(brand)}/${encodeURIComponent(modelNumber)}`;
  return queryOptions({
    queryKey: [path, language],
    queryFn: readWith(language, (client, options) => client.model({ brand, modelNumber }, options)),
  });
}

/**
 * Returns the facts about the model of a check: those from the advice or the check. They are only requested if
 * neither has any.
 *
 * @param isUnlisted Whether the page came with advice that has no such model.
 * @returns The state of the facts, and a function that requests them again after a failure.
 */
export function useModel(
  language: Language,
  { input, result: { brand, modelNumber }, model }: ShownCheck,
  isUnlisted: boolean,
): readonly [state: ModelState, askAgain: () => void] {
  const hasModel = brand !== otherBrand && modelNumber !== "";
  const [{ advice, loading }] = useAdvice(language, input);
  const sent = advice?.model ?? (model?.language === language ? model : undefined);
  const isMissing = hasModel && sent === undefined && !loading;
  const { data, error, refetch } = useQuery({
    ...modelQuery(language, brand, modelNumber),
    enabled: isMissing,
  });
  const askAgain = () => void refetch();
  const known = sent ?? data;
  if (!hasModel) return [{ status: "none" }, askAgain];
  if (known !== undefined) return [{ status: "found", known }, askAgain];
  if (error === null) return [{ status: isUnlisted ? "unknown" : "loading" }, askAgain];
  if (error instanceof ApiError && unknown.has(error.status)) return [{ status: "unknown" }, askAgain];
  return [{ status: "failed", text: HeaterAgeError.is(error) ? error.text : "" }, askAgain];
}
