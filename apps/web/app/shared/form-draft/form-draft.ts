/** What was typed into the fields of a form, kept for this tab. */
export interface Draft<Field extends string> {
  /** Keeps it: over a reload, a way to another page and back, and another language. */
  readonly keep: (values: Readonly<Record<Field, string>>) => void;
  /** What was typed before, by field. */
  readonly read: () => Readonly<Partial<Record<Field, string>>>;
  /** Forgets it, as it was sent. */
  readonly forget: () => void;
}

/**
 * The draft of a form. Where the browser keeps nothing, nothing is kept and the form works all the same.
 *
 * @param key Under which it is kept in the browser.
 *
 * @example
 * formDraft("contact_draft", ["name", "email"]).read(); //=> { name: "Jane" }
 */
export function formDraft<Field extends string>(key: string, fields: readonly Field[]): Draft<Field> {
  return {
    keep: (values) => {
      try {
        sessionStorage.setItem(key, JSON.stringify(values));
      } catch {
        // Nothing is kept.
      }
    },
    read: (): Partial<Record<Field, string>> => {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
        if (typeof kept !== "object" || kept === null) return {};
        const texts = Object.entries(kept).filter(
          ([name, text]) => fields.some((field) => field === name) && typeof text === "string",
        );
        return Object.fromEntries(texts) as Partial<Record<Field, string>>;
      } catch {
        return {};
      }
    },
    forget: () => {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}
