import { datedStates } from "@heater-age/decoder/check";
import { recommendationText } from "@heater-age/messages/format";
import { useIntl } from "react-intl";
import type { DatedCheck } from "../check/shown-check.ts";

/** Renders the recommendation of a check in the API's words. */
export function RecommendationText({ check: { result, today } }: { readonly check: DatedCheck }) {
  const intl = useIntl();
  const [, ...others] = datedStates(result.decoding.candidates, today);
  return <p>{recommendationText(intl, result.recommendationCode, others)}</p>;
}
