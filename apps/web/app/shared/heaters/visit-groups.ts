import { visitorToday } from "../browser/today.ts";
import { isFound, type ListedHeater } from "./listed-heater.ts";
import { findOpenVisit } from "./open-visit.ts";
import type { SavedVisit } from "./saved-heater.ts";

/** A visit with its heaters. */
export interface VisitGroup {
  readonly visit: SavedVisit;
  /** Calendar date `"YYYY-MM-DD"` in the visitor's time zone. */
  readonly day: string;
  /** In the order in which they were added. */
  readonly heaters: readonly ListedHeater[];
}

/** All saved heaters, grouped by visit. */
export interface VisitGroups {
  readonly open?: VisitGroup | undefined;
  /** Newest first. */
  readonly past: readonly VisitGroup[];
  /** Heaters that were saved outside a visit, or whose visit is missing. */
  readonly loose: readonly ListedHeater[];
}

/** Returns the saved heaters, grouped by visit. */
export function visitGroups(heaters: readonly ListedHeater[], visits: readonly SavedVisit[]): VisitGroups {
  const toGroup = (visit: SavedVisit): VisitGroup => ({
    visit,
    day: visitorToday(new Date(visit.startedAt)),
    heaters: heaters
      .filter(({ heater }) => heater.visit === visit.id)
      .toSorted((one, other) => Date.parse(one.heater.savedAt) - Date.parse(other.heater.savedAt)),
  });
  const known = new Set(visits.map(({ id }) => id));
  const open = findOpenVisit(visits);
  return {
    open: open && toGroup(open),
    past: visits
      .filter((visit) => visit !== open)
      .toSorted((one, other) => Date.parse(other.startedAt) - Date.parse(one.startedAt))
      .map(toGroup),
    loose: heaters.filter(({ heater }) => heater.visit === undefined || !known.has(heater.visit)),
  };
}

/** Returns the groups that match a search. Matching visits keep all their heaters, and the open visit always stays. */
export const foundGroups = ({ open, past, loose }: VisitGroups, typed: string): VisitGroups => ({
  open,
  past: past.filter(
    ({ visit, heaters }) =>
      typed.trim() === "" || heaters.some((listed) => isFound(listed, typed, visit.name)),
  ),
  loose: loose.filter((listed) => isFound(listed, typed)),
});
