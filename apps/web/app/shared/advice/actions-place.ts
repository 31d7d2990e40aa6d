import { createContext } from "react";

/** Where a result says what to do: by age alone, until more is known. */
export interface ActionsPlace {
  /** Absent until it is drawn. */
  readonly place: HTMLElement | null;
  /** Tells whether something better stands there. */
  readonly fill: (filled: boolean) => void;
}

/** The place of the result that the advice is part of. Absent in a report, which puts the actions there itself. */
export const ActionsPlaceContext = createContext<ActionsPlace | undefined>(undefined);
