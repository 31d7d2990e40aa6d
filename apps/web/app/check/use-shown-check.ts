import { startTransition, useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { type CheckData, isAnswered } from "../shared/check/check-data.ts";

/** What the tool stores with an address in the browser's history. */
export interface Entry {
  /** Set if the visitor submitted the form, so that a dialog announces the answer. */
  readonly isSubmitted?: boolean;
  /** Set if the form is for another number of the same heater. */
  readonly again?: boolean;
  /** Date on a scanned label that the serial number contradicts. */
  readonly printed?: string | undefined;
}

/** Returns what is stored with the present address. */
export const useEntry = (): Entry => (useLocation().state ?? {}) as Entry;

/** Returns whether a dialog announces the answer to an address: not after the back button or a reload. */
export function useIsAnnounced(latest: CheckData): boolean {
  const { isSubmitted = false } = useEntry();
  return useNavigationType() !== NavigationType.Pop && isSubmitted && isAnswered(latest);
}

/**
 * Returns the check that a page shows. An answer that a dialog announces comes to the page after the dialog, which
 * would otherwise wait until the card is drawn behind it.
 */
export function useShownCheck(latest: CheckData): CheckData {
  const [announced, setAnnounced] = useState(latest);
  useEffect(() => startTransition(() => setAnnounced(latest)), [latest]);
  return useIsAnnounced(latest) ? announced : latest;
}
