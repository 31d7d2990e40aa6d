// Written by `pnpm generate`. Do not edit.

/** What is said in one language. Texts with arguments are functions of them. */
export const texts = {
  advice: {
    ours: "Was wir annehmen",
    source: "Woher das kommt",
    safetyHeading: "Sicherheitshinweise",
    safetyRead: "Zu den Hinweisen",
    safetyCheck: "Er betrifft Ihr Gerät, wenn all das zutrifft:",
    safetyLink: "Amtliche Seite des Hinweises",
    safetyMakerPage: "Seite des Herstellers: Ist mein Gerät betroffen?",
    safetyPhone: (values: { readonly number: string | number }): string => `Telefon: ${values.number}`,
    safetySearch: "Amtliche Listen zum Nachsehen",
    warrantyHeading: "Garantie",
    warrantyConditions: "Was sie beendet und was sie verlangen kann",
    warrantyOpenCheck: "Auskunft des Herstellers öffnen",
    kind: "Welche Bauart hat das Gerät?",
    kindFromModel: "Nach der Modellnummer gewählt.",
    "kind-gas-tank": "Gas-Speicher",
    "kind-electric-tank": "Elektro-Speicher",
    "kind-heat-pump": "Wärmepumpe",
    "kind-tankless-gas": "Gas-Durchlauferhitzer",
    lifeHeading: "Wie lange es noch hält",
    ifMade: (values: { readonly date: string | number }): string => `Falls Herstellung: ${values.date}`,
  },
  specifications: {
    sureHigh: "Sehr sicher.",
    sureMedium: "Ziemlich sicher.",
    sureLow: "Unsicher.",
  },
};
