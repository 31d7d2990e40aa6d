import { toHeater } from "../../../shared/heaters/heater.fixture.ts";
import { type ListedHeater, listedHeater } from "../../../shared/heaters/listed-heater.ts";
import type { SavedHeater } from "../../../shared/heaters/saved-heater.ts";

/** Returns Rheem heaters of 2004 at "12 Elm St" as listed on November 22, 2026, each with the given values. */
export const listedWith = (heaters: readonly Partial<SavedHeater>[]): readonly ListedHeater[] =>
  heaters.map((more, index) =>
    listedHeater(toHeater(`h${index}`, { address: "12 Elm St", ...more }), "2026-11-22"),
  );
