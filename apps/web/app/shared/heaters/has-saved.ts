/** Key in local storage, set while anything is saved. */
export const savedKey = "saved-heaters";

/** Returns whether anything is saved, without opening the database, because every result calls it. */
export function hasSaved(): boolean {
  try {
    return localStorage.getItem(savedKey) !== null;
  } catch {
    return false;
  }
}
