import { visitorToday } from "../browser/today.ts";
import { hasSaved } from "./has-saved.ts";
import { listedHeater } from "./listed-heater.ts";
import type { SavedHeater } from "./saved-heater.ts";
import { askToKeep, saveHeater } from "./store.ts";

/**
 * Saves a new heater, with the recalls that its result has shown.
 *
 * @param photo Its photo as a `data:` URL.
 */
export async function saveNewHeater(heater: SavedHeater, photo?: string): Promise<void> {
  const isFirst = !hasSaved();
  const { newRecalls } = listedHeater(heater, visitorToday());
  await saveHeater({ ...heater, seenRecalls: newRecalls }, photo);
  if (isFirst) void askToKeep();
}
