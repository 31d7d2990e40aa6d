/** A text in the browser's storage. Where the browser has none, nothing is stored. */
export interface StoredText {
  readonly read: () => string | null;
  /** Stores a text, or removes it without one. */
  readonly write: (text: string | undefined) => void;
}

/**
 * Returns a text in the storage of this device, or of this tab.
 *
 * @example
 * const language = storedText("localStorage", "preferredLanguage");
 */
export const storedText = (storage: "localStorage" | "sessionStorage", key: string): StoredText => ({
  read: () => {
    try {
      return globalThis[storage].getItem(key);
    } catch {
      return null;
    }
  },
  write: (text) => {
    try {
      if (text === undefined) globalThis[storage].removeItem(key);
      else globalThis[storage].setItem(key, text);
    } catch {
      // The browser has no storage.
    }
  },
});
