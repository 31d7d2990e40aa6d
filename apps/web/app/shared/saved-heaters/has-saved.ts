/** Key in local storage, set while anything is saved. */
export const savedKey = "saved-heaters";

/** Returns whether anything is saved, without opening the database, because every page calls it. */
export function hasSaved(): boolean {
  try {
    return localStorage.getItem(savedKey) !== null;
  } catch {
    return false;
  }
}

/** Calls back when the first entry is saved or the last one deleted. Returns a function that unsubscribes. */
export function onHasSaved(changed: () => void): () => void {
  window.addEventListener("storage", changed);
  return () => window.removeEventListener("storage", changed);
}
