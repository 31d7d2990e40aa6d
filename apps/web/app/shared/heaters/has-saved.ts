import { storedText } from "../browser/storage.ts";

/** Set on this device while anything is saved. */
export const savedMark = storedText("localStorage", "saved-heaters");

/** Returns whether anything is saved, without opening the database, because every result calls it. */
export const hasSaved = (): boolean => savedMark.read() !== null;
