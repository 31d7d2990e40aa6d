import type { SavedHeater } from "./saved-heater.ts";

/** Time at which the heaters of tests were saved. */
export const moment = "2026-11-20T10:00:00.000Z";

/** Returns a saved Rheem heater of May 2004, changed by the given values. */
export const toHeater = (id: string, more: Partial<SavedHeater> = {}): SavedHeater => ({
  id,
  brand: "rheem",
  serial: "RH0504B01826",
  model: "",
  address: "",
  name: "",
  notes: "",
  hasPhoto: false,
  savedAt: moment,
  changedAt: moment,
  seenRecalls: [],
  ...more,
});
