import type { Messages } from "../catalog/shape.ts";

/** Facts about the model and its warranty in a result. */
export const specifications: Messages["specifications"] = {
  heading: "Ihr Modell",
  loading: "Die Modellnummer wird nachgeschlagen\u00a0…",
  capacity: "Inhalt",
  type: "Bauart",
  efficiency: "Effizienz",
  dimensions: "Maße",
  weight: "Gewicht",
  btus: "Heizleistung (BTU)",
  warranty: "Garantie",
  features: "Merkmale",
  source: "Quelle",
  fromCatalogue: "Unsere Modellliste, aus Unterlagen der Hersteller und öffentlichen Verzeichnissen.",
  fromNumber: "Aus der Modellnummer selbst gelesen.",
  fromLanguageModel:
    "Das hat ein Sprachmodell geschrieben. Es kann falsch sein: Vergleichen Sie es mit dem Typenschild.",
  enhanced: "KI-ergänzt",
  estimated: "Einiges davon ist geschätzt. Vergleichen Sie es mit dem Typenschild.",
  withoutOptions: "Aufgeführt als {model}, ohne die Zusätze am Ende Ihrer Nummer.",
  sureHigh: "Sehr sicher.",
  sureMedium: "Ziemlich sicher.",
  sureLow: "Unsicher.",
  statusActive: "Noch in der Garantiezeit",
  statusExpired: "Abgelaufen",
  warrantyLeft: "{years, plural, one {noch etwa # Jahr} other {noch etwa # Jahre}}",
  warrantyOver: "keine Garantiezeit mehr",
  warrantyOpen: "gültig oder abgelaufen: Das Datum ist nicht genau genug bekannt, um es zu sagen.",
  warrantyDecides:
    "Gerechnet ab der Herstellung. Es entscheidet der Tag des Einbaus: Suchen Sie die Rechnung oder die Registrierung.",
  notFound: "Keine technischen Daten zu {model} gefunden",
  notFoundText:
    "Zu dieser Modellnummer haben wir keine ausführlichen technischen Daten in unserer Datenbank.",
  notFoundHelp: "Ausführliche technische Daten bekommen Sie beim Hersteller.",
  failed: "Angaben zum Modell nicht gefunden",
  retry: "Noch einmal nachschlagen",
};
