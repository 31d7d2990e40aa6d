import { stateTexts } from "@heater-age/messages/format";
import { StatePill } from "@heater-age/ui/StatePill";
import { useIntl } from "react-intl";
import type { DatedCheck } from "../check/shown-check.ts";
import { shownStates } from "./shown-states.ts";

/** Props of the states. */
export interface StatesProps {
  readonly check: DatedCheck;
  /** Whether several dates fit and none is chosen. */
  readonly isOpen: boolean;
}

/** Renders the state of a heater, or each possible state if several dates fit. */
export function States({ check, isOpen }: StatesProps) {
  const { formatMessage } = useIntl();
  return shownStates(check, isOpen).map((state) => (
    <StatePill key={state} state={state}>
      {formatMessage({ id: stateTexts[state] })}
    </StatePill>
  ));
}
