// Written by `pnpm generate`. Do not edit.

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "Annahmen",
  "Quellen",
  "Welche Bauart ist es?",
  "Rückrufe",
  "Rückrufe ansehen",
  "Ihr Gerät ist nur betroffen, wenn:",
  "Amtliche Rückrufseite",
  "Rückrufseite des Herstellers",
  (values: { readonly number: string | number }): string => `${values.number} anrufen`,
  "In amtlichen Listen suchen",
  "Garantie",
  "Bedingungen und Ausschlüsse",
  "Nachschlagen",
  "Lebensdauer",
  (values: { readonly date: string | number }): string => `Wenn ${values.date} stimmt`,
  "Gas­speicher",
  "Elektro­speicher",
  "Wärme­pumpe",
  "Gas-Durch­lauf­erhitzer",
  "Laut Modellnummer.",
  "Sehr sicher.",
  "Ziemlich sicher.",
  "Unsicher.",
];
