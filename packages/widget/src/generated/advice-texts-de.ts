// Written by `pnpm generate`. Do not edit.

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "Was wir annehmen",
  "Woher das kommt",
  "Welche Bauart hat das Gerät?",
  "Rückrufe und Warnungen",
  "Zu den Hinweisen",
  "Ihr Gerät ist nur betroffen, wenn:",
  "Amtliche Seite zum Rückruf",
  "Seite des Herstellers: Ist mein Gerät betroffen?",
  (values: { readonly number: string | number }): string => `Telefon: ${values.number}`,
  "In den amtlichen Listen suchen",
  "Garantie",
  "Bedingungen und Ausschlüsse",
  "Auskunft des Herstellers öffnen",
  "Lebensdauer",
  (values: { readonly date: string | number }): string => `Falls Herstellung: ${values.date}`,
  "Gas-Speicher",
  "Elektro-Speicher",
  "Wärmepumpe",
  "Gas-Durchlauferhitzer",
  "Nach der Modellnummer gewählt.",
  "Sehr sicher.",
  "Ziemlich sicher.",
  "Unsicher.",
];
