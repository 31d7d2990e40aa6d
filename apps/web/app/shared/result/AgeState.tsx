import type { AgeStatus } from "@heater-age/decoder";
import type { DatedCheckResult } from "@heater-age/decoder/check";
import { stateTexts } from "@heater-age/messages/format";
import { StatePill } from "@heater-age/ui/StatePill";
import { useIntl } from "react-intl";
import { hasCounterMisfit } from "../check/shown-check.ts";

export function AgeState({ state }: { readonly state: AgeStatus }) {
  return <StatePill state={state}>{useIntl().formatMessage({ id: stateTexts[state] })}</StatePill>;
}

/** Renders the state of a result, or nothing while its running number contradicts the date. */
export const ResultState = ({ result }: { readonly result: DatedCheckResult }) =>
  hasCounterMisfit(result) ? null : <AgeState state={result.recommendationCode} />;
