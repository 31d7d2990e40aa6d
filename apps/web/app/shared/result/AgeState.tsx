import type { AgeStatus } from "@heater-age/decoder";
import { stateTexts } from "@heater-age/messages/format";
import { StatePill } from "@heater-age/ui/StatePill";
import { useIntl } from "react-intl";

/** Renders the state of a heater at an age. */
export function AgeState({ state }: { readonly state: AgeStatus }) {
  return <StatePill state={state}>{useIntl().formatMessage({ id: stateTexts[state] })}</StatePill>;
}
