/** Key in the local storage; set when anything is saved. */
export const savedKey = "saved-heaters";

/** Returns whether anything is saved, without opening the database: every page asks. */
export function hasSaved(): boolean {
  try {
    return localStorage.getItem(savedKey) !== null;
  } catch {
    return false;
  }
}

/** Calls back when something has been saved for the first time, or nothing is left. */
export function onHasSaved(changed: () => void): () => void {
  window.addEventListener("storage", changed);
  return () => window.removeEventListener("storage", changed);
}
