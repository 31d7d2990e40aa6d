import { toHeater, moment } from "../../../shared/heaters/heater.fixture.ts";
import { listedHeater } from "../../../shared/heaters/listed-heater.ts";
import type { SavedHeater } from "../../../shared/heaters/saved-heater.ts";
import type { VisitGroup } from "../../../shared/heaters/visit-groups.ts";

const day = "2026-11-22";

/** Returns a visit to "12 Elm St" with Rheem heaters of 2004, each with the given values. */
export const visitWith = (heaters: readonly Partial<SavedHeater>[]): VisitGroup => ({
  visit: { id: "v", name: "12 Elm St", startedAt: moment },
  day,
  heaters: heaters.map((more, index) => listedHeater(toHeater(`h${index}`, { visit: "v", ...more }), day)),
});
