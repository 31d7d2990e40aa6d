import { findEntry, safetyStates } from "@heater-age/messages/format";
import type { IntlShape } from "react-intl";

export interface ShortAnswer {
  readonly text: string;
  /** How serious it is, if it is. */
  readonly tone?: "monitor" | "replace";
}

/** Returns whether recalls cover the heater. */
export function recallsAnswer(
  { formatMessage }: IntlShape,
  recalls: readonly { readonly answer: string }[],
): ShortAnswer {
  const count = recalls.length;
  if (count === 0) return { text: formatMessage({ id: "result.recallsNone" }) };
  return recalls.some(({ answer }) => findEntry(safetyStates, answer) === "replace")
    ? { text: formatMessage({ id: "result.recallsAffected" }), tone: "replace" }
    : { text: formatMessage({ id: "result.recallsOpen" }, { count }), tone: "monitor" };
}
