// Written by `pnpm generate`. Do not edit.

/** Texts in one language. Texts with arguments are functions. */
export const texts = [
  "Was wir annehmen",
  "Woher das kommt",
  "Welche Bauart hat das Gerät?",
  "Sicherheitshinweise",
  "Zu den Hinweisen",
  "Er betrifft Ihr Gerät, wenn all das zutrifft:",
  "Amtliche Seite des Hinweises",
  "Seite des Herstellers: Ist mein Gerät betroffen?",
  (values: { readonly number: string | number }): string => `Telefon: ${values.number}`,
  "Amtliche Listen zum Nachsehen",
  "Garantie",
  "Was sie beendet und was sie verlangen kann",
  "Auskunft des Herstellers öffnen",
  "Wie lange es noch hält",
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
