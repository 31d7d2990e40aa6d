// Written by `pnpm generate`. Do not edit.

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "Annahmen",
  "Quellen",
  "Welche Bauart ist es?",
  "Rückrufe",
  "Rückrufe ansehen",
  "Ihr Gerät ist nur betroffen, wenn:",
  "Amtliche Seite zum Rückruf",
  "Beim Hersteller nachsehen: Ist mein Gerät betroffen?",
  (values: { readonly number: string | number }): string => `Telefon: ${values.number}`,
  "In den amtlichen Listen suchen",
  "Garantie",
  "Bedingungen und Ausschlüsse",
  "Garantie nachschlagen",
  "Lebensdauer",
  (values: { readonly date: string | number }): string => `Falls hergestellt: ${values.date}`,
  "Gas­speicher",
  "Elektro­speicher",
  "Wärme­pumpe",
  "Gas-Durch­lauf­erhitzer",
  "Laut Modellnummer.",
  "Sehr sicher.",
  "Ziemlich sicher.",
  "Unsicher.",
];
