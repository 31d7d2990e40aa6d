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

/** What a page shows of the check in its address. */
export interface PageCheck {
  /** The check with its answer. */
  readonly data: CheckData;
  /** The answer that a dialog announces, because the visitor submitted the form. The page shows it right after. */
  readonly announced: CheckData | undefined;
}

/**
 * Returns what a page shows of the check that it has loaded. An answer that a dialog announces comes to the page after
 * the dialog, which would otherwise wait until the card is drawn behind it. The back button and a reload announce
 * nothing.
 */
export function useShownCheck(loaded: CheckData): PageCheck {
  const { isSubmitted = false } = useEntry();
  const isNew = useNavigationType() !== NavigationType.Pop;
  const [shown, setShown] = useState(loaded);
  useEffect(() => startTransition(() => setShown(loaded)), [loaded]);
  return isNew && isSubmitted && isAnswered(loaded)
    ? { data: shown, announced: loaded }
    : { data: loaded, announced: undefined };
}
