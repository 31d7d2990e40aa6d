import { storedText } from "../shared/browser/storage.ts";

/** The fields of a form as typed, stored for this tab. */
export interface Draft<Field extends string> {
  /** Stores the values. They survive a reload, another page and another language. */
  readonly keep: (values: Readonly<Record<Field, string>>) => void;
  /** Returns the stored texts by field. */
  readonly read: () => Readonly<Partial<Record<Field, string>>>;
  /** Deletes it, after the form was sent. */
  readonly forget: () => void;
}

/**
 * Creates the draft of a form. Without storage it stays empty.
 *
 * @param key Key in the session storage.
 *
 * @example
 * formDraft("contact_draft", ["name", "email"]).read(); //=> { name: "Jane" }
 */
export function formDraft<Field extends string>(key: string, fields: readonly Field[]): Draft<Field> {
  const draft = storedText("sessionStorage", key);
  return {
    keep: (values) => draft.write(JSON.stringify(values)),
    read: (): Partial<Record<Field, string>> => {
      try {
        const stored: unknown = JSON.parse(draft.read() ?? "{}");
        if (typeof stored !== "object" || stored === null) return {};
        const texts = Object.entries(stored).filter(
          ([name, text]) => fields.some((field) => field === name) && typeof text === "string",
        );
        return Object.fromEntries(texts) as Partial<Record<Field, string>>;
      } catch {
        return {};
      }
    },
    forget: () => draft.write(undefined),
  };
}
