import { type Field, fields, type Values } from "./fields.ts";

const KEY = "contact_draft";

/** Keeps what was typed for this tab: over a reload, a way to another page and back, and another language. */
export function keepDraft(values: Values): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // Where nothing can be kept the form works all the same.
  }
}

/** What was typed before, by field. */
export function readDraft(): Readonly<Partial<Record<Field, string>>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    const texts = Object.entries(kept).filter(
      ([name, text]) => fields.some((field) => field === name) && typeof text === "string",
    );
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

/** Forgets what was typed, as it was sent. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
