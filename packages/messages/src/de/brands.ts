import type { Messages } from "../catalog/shape.ts";

/** The brands that can be checked. */
export const brands: Messages["brands"] = {
  intro:
    "Wir kennen {count, number} Marken von Warmwasserbereitern und die Datumsformate von {rules, number} davon.",
  more: "Weitere Marken",
};

/**
 * The page of a brand. `about-…` tells who made its heaters: written by hand for the 14 most common brands and for
 * those with more to tell than a name. Each rests on sources that are named below it.
 */
export const brand: Messages["brand"] = {
  metaTitle: "Warmwasserbereiter von {brand}: Alter per Seriennummer",
  metaDescription:
    "Die Seriennummer {serial} von {brand} steht für {date}. Prüfen Sie, wie alt Ihr Gerät ist.",
  metaDescriptionPlain:
    "Wie alt ist Ihr Warmwasserbereiter von {brand}? Wo das Typenschild sitzt und wie Sie das Alter ohne Datum finden.",
  title: "Wie alt ist Ihr Warmwasserbereiter von {brand}?",
  intro: "Geben Sie die Seriennummer vom Typenschild Ihres Geräts von {brand} ein.",
  introPlain:
    "Bei {brand} können wir das Datum nicht lesen. Vielleicht passt Ihre Seriennummer aber zu einer anderen Marke.",
  plateTitle: "Seriennummer finden",
  plateText: "Auf dem Typenschild, hinter „Serien-Nr.“, „Herst.-Nr.“ oder „S/N“.",
  aboutTitle: "Über {brand}",
  aboutMaker: "Die Warmwasserbereiter von {brand} hat {maker} gebaut.",
  aboutUnknown: "Wer die Geräte von {brand} gebaut hat, wissen wir nicht.",
  "about-ao-smith":
    "A. O. Smith baut diese Geräte selbst und kaufte 2001 State und 2006 American. Ein Rückruf von 2018 zeigt ab 2011 denselben Code bei State, Reliance, Kenmore, American, U.S. Craftmaster und Whirlpool.",
  "about-rheem":
    "Rheem baut seit den 1930er-Jahren Warmwasserbereiter und kaufte 1959 Ruud. Auch Richmond und ab 1998 die GE-Geräte für The Home Depot stammen von Rheem. Alle tragen seinen Code.",
  "about-bradford-white":
    "Bradford White hat seinen Code veröffentlicht. Auch viele ältere Speicher von Lochinvar stammen von dort, mit denselben Buchstaben.",
  "about-whirlpool":
    "Gebaut hat diese Geräte die American Water Heater Company, verkauft hat sie ab 2000 Lowe’s. Ein Rückruf nennt Geräte, die bis August 2016 gebaut wurden.",
  "about-ruud": "Rheem kaufte Ruud 1959. Beide nutzen denselben Code.",
  "about-state":
    "State wurde 1946 gegründet und gehört seit 2001 zu A. O. Smith. Auch Geräte von Kenmore, Reliance und Maytag stammen von dort.",
  "about-ge":
    "Die GE-Speicher bei The Home Depot lieferte ab 1998 Rheem. Das Hybridgerät GeoSpring baute GE ab 2009 in China, von 2012 bis Ende 2016 in Louisville. Neuere Hybridgeräte tragen den Namen wieder. GE Appliances eröffnete 2022 ein eigenes Speicherwerk, dessen Datumscode nicht öffentlich ist. Wer die Speicher vor 1998 und von 2017 bis 2020 gebaut hat, wissen wir nicht.",
  "about-kenmore":
    "Kenmore ist eine Marke von Sears. State war nach eigenen Angaben bis 2001 mehr als 46 Jahre lang der einzige Lieferant. Einige Geräte sollen von Rheem stammen, gut belegt ist das nicht.",
  "about-american":
    "American gehört seit 2006 zu A. O. Smith und hat Geräte unter Dutzenden Namen gebaut, alle mit dem eigenen Code: Craftmaster, Envirotemp, Hotmaster, True Value, Whirlpool und mehr.",
  "about-reliance": "Diese Geräte baut State, das seit 2001 zu A. O. Smith gehört.",
  "about-richmond": "Rheem baut diese Geräte, also gilt der Code von Rheem.",
  "about-craftmaster":
    "Diese Geräte baut die American Water Heater Company, die seit 2006 zu A. O. Smith gehört.",
  "about-navien":
    "Nach einem Fehler an Geräten von 2008 erklärte eine kanadische Behörde das Jahr in den 16-stelligen Seriennummern. Den neueren Code erklären nur andere.",
  "about-rinnai":
    "Die Buchstaben haben Gutachter und Installateure erklärt, nicht Rinnai. Ab 2023 weichen zwei ihrer Tabellen um ein Jahr voneinander ab.",
  "about-american-appliance":
    "American Appliance Manufacturing hat diese Geräte gebaut. Das Geschäft gehört heute A. O. Smith.",
  "about-american-standard":
    "Neuere Wärmepumpen tragen den Code der Ariston Group, ältere Speicher vielleicht den der American Water Heater Company.",
  "about-bosch":
    "Bosch baut Kessel und Gasgeräte. Die kleinen Elektrogeräte kommen von BSH und haben einen anderen Code.",
  "about-homart":
    "A. O. Smith hat diese Geräte für Sears gebaut, nach dem Krieg bis Anfang der 1960er-Jahre.",
  "about-hotpoint": "Laut einer Branchenübersicht von 2011 hat Rheem diese Geräte gebaut.",
  "about-intertherm": "Die Quellen sind uneins, wer diese Geräte gebaut hat: State oder Rheem.",
  "about-lochinvar":
    "Lochinvar gehört zu A. O. Smith. Viele ältere Speicher hat Bradford White gebaut, mit eigenen Buchstaben.",
  "about-maytag": "State Industries hat diese Geräte in Lizenz gebaut.",
  "about-mission": "Vermutlich hat State diese Geräte gebaut: Ein Rückruf von 2004 nennt beide Namen.",
  "about-montgomery-ward": "Diese Geräte haben mehrere Hersteller gebaut, einer davon war Rheem.",
  "about-mor-flo":
    "Mor-Flo Industries hat diese Geräte gebaut und ging später in der American Water Heater Company auf.",
  "about-solahart": "Solahart gehört vielleicht zu Rheem Australia.",
  "about-takagi": "Takagi aus Japan hat diese Geräte gebaut. Die Marke gehört heute A. O. Smith.",
  "about-vanguard": "Diese Geräte stammen vielleicht von Rheem.",
  "about-westinghouse": "HTP hat diese Geräte in Lizenz gebaut.",
  sureTitle: "Belege",
  sureCount: "{sure}: {count, plural, one {# Datumsformat} other {# Datumsformate}}",
  realTitle: "Echtes Beispiel",
  realKnown: "{serial}: hergestellt {known}, das wissen wir ohne die Nummer. Wir lesen {dates}.",
  realDated:
    "{serial}: Wir lesen {dates}. Auch unsere Quelle hat das Datum aus der Nummer, das beweist also nichts.",
  realNone: "Ein datiertes Gerät von {brand} haben wir nicht gefunden.",
  sureProof: "Unsere Daten im Vergleich",
  sureNotes: "Hinweise",
  questionsTitle: "Häufige Fragen",
  questionTwo: "Warum kann eine Seriennummer von {brand} mehrere Daten bedeuten?",
  answerTwo:
    "{serial} kann {dates} bedeuten. {why} Klarheit bringt die Modellnummer oder ein aufgedrucktes Datum.",
  questionOld: "Ab wann ist ein Warmwasserbereiter von {brand} zu alt?",
  answerOld:
    "Nur nach dem Alter: ab 6 Jahren im Auge behalten, ab 10 Jahren den Austausch planen. Ein Leck, rostiges Wasser oder eine vernachlässigte Opferanode wiegt schwerer.",
  questionInstalled: "Ist das auch das Einbaudatum?",
  answerInstalled: "Nein, es ist das Herstellungsdatum. Garantien beginnen meist mit dem Einbau.",
};

/**
 * How to read the serial number of a brand: three sentences at most, for the 14 most common brands. The guides of the
 * other brands are made from their formats with the `format…` texts.
 */
export const guide: Messages["guide"] = {
  title: "Seriennummern von {brand} lesen",
  exampleCaption: "Beispiel: {serial} steht für {date}.",
  plateCaption: "Von einem echten Typenschild: {serial} steht für {date}.",
  illustrationCaption: "Erfundenes Beispiel: {serial} für {date}.",
  plateHeading: "Das Schild:",
  formatIntro: "Wir kennen {count, plural, one {ein Datumsformat} other {# Datumsformate}} von {brand}.",
  formatSince: "Seit {from}",
  formatBetween: "{from} bis {to}",
  formatIn: "{year}",
  formatHolds: "In dieser Reihenfolge: {parts}.",
  formatUndated: "Eine laufende Nummer ohne Datum.",
  yearsNote: "Ein Format kann länger in Gebrauch gewesen sein.",
  confidenceHigh: "gut belegt",
  confidenceMedium: "teilweise belegt",
  confidenceLow: "unsicher",
  others: "Weitere Formate",
  more: "Mehr zu {brand}",
  printedDate: "Steht auf einem Schild ein Herstellungsdatum, gilt dieses.",
  "ao-smith":
    "Seit 2008: zwei Ziffern für das Jahr, zwei für die Woche. Davor: ein Monatsbuchstabe (A bis M, ohne I), dann zwei Ziffern für das Jahr. Von etwa 1982 bis 2003 steht ein Werksbuchstabe davor.",
  rheem:
    "Überspringen Sie die Buchstaben am Anfang. Dann kommen zwei Ziffern für den Monat und zwei für das Jahr. Ausnahme: Nach einem einzelnen A, M oder Q mit neun Ziffern dahinter sind die ersten zwei die Woche.",
  "bradford-white":
    "Der erste Buchstabe ist das Jahr, der zweite der Monat (A bis M, ohne I). Die Jahresbuchstaben wiederholen sich alle 20 Jahre: A ist 1984, 2004 oder 2024. Acht Ziffern nach den Buchstaben bedeuten Ende 2007 oder neuer, sieben älter.",
  whirlpool:
    "Die ersten zwei Ziffern sind das Jahr, die nächsten zwei die Woche. Die Codes der Küchengeräte von Whirlpool gelten hier nicht.",
  state:
    "Seit 2008: zwei Ziffern für das Jahr, zwei für die Woche. Einen Buchstaben davor überspringen Sie. Vor 2008: ein Monatsbuchstabe (A bis M, ohne I), dann zwei Ziffern für das Jahr.",
  ge: "Bei Speichern von Rheem überspringen Sie die Buchstaben: Die erste und zweite Ziffer sind der Monat, die dritte und vierte das Jahr. Beim Hybridgerät GeoSpring mit zwei Buchstaben und sechs Ziffern sind die Buchstaben Monat und Jahr. Sie wiederholen sich alle 12 Jahre. Bei neueren Speichern aus dem eigenen Werk von GE suchen Sie ein aufgedrucktes Datum.",
  kenmore:
    "Beginnt die Modellnummer mit 153, ist das Gerät von State oder A. O. Smith: seit 2008 Jahr und Woche, davor Monatsbuchstabe und Jahr. Den Code von Rheem nehmen Sie nur, wenn Rheem auf dem Schild steht.",
  american:
    "Überspringen Sie einen einzelnen Buchstaben am Anfang. Die ersten zwei Ziffern sind das Jahr, die nächsten zwei die Woche. Ältere Nummern aus einem Buchstaben und sechs oder sieben Ziffern enthalten kein Datum. Lesen Sie dann den Garantiecode auf dem Schild.",
  craftmaster: "Die erste und zweite Ziffer sind das Jahr, die dritte und vierte die Woche.",
  navien:
    "Neuere Geräte: vier Ziffern, ein Buchstabe, zwei Ziffern für das Jahr, ein Zeichen für den Monat, zwei für den Tag. X, Y und Z sind Oktober bis Dezember. Ältere mit 16 Ziffern: Die Stellen 5 bis 8 sind das Jahr, dann Monat und Tag.",
  rinnai:
    "Seit 2009: ein Jahresbuchstabe (A ist 2009, ohne I, O, Q, U und V), dann ein Monatsbuchstabe (A bis M, ohne I). Davor: vier Ziffern für Jahr und Monat.",
};

/** Who may have built a heater that carries another name, and why. The keys with hyphens are the decoder's reason codes. */
export const maker: Messages["maker"] = {
  heading: "Wer hat das Gerät gebaut?",
  text: "Vergleichen Sie mit dem Schild und wählen Sie dann eine Marke.",
  builtBy: "Gebaut von: {makers}",
  unconfirmed: "{maker} (unbestätigt)",
  noDates: "Kein Datum",
  sureHigh: "Belegt",
  sureMedium: "Wahrscheinlich",
  sureLow: "Möglich",
  ours: "Das schließen wir aus:",
  more: "{brands, plural, one {Eine weniger wahrscheinliche Marke} other {# weniger wahrscheinliche Marken}}",
  "model-prefix": "Modelle von {name}, die mit {prefix} beginnen, hat dieser Hersteller gebaut.",
  "model-shape": "Die Modellnummer hat das Format dieses Herstellers.",
  "serial-shape": "Die Seriennummer hat genau das Format dieses Herstellers.",
  "serial-near": "Die Seriennummer passt nur fast, das Datum ist also unsicher.",
  "built-for": "Dieser Hersteller hat Geräte gebaut, die als {name} verkauft wurden.",
  "listed-under": "Tabellen, Rückrufe oder Listen führen {name} unter dieser Marke.",
  "said-to-have-built": "Dieser Hersteller soll einige Geräte von {name} gebaut haben.",
  "prefix-unknown": "Wer Modelle von {name} gebaut hat, die mit {prefix} beginnen, wissen wir nicht.",
  "model-of-others": "Aber die Modellnummer passt zu einer anderen Marke.",
  "serial-of-others": "Aber die Seriennummer passt zu anderen Marken.",
  "other-makers": "Marken anderer Hersteller sind ebenso wahrscheinlich.",
  "sister-brands": "Andere Marken derselben Firma sind ebenso wahrscheinlich.",
};

/** Facts about the model and its warranty in a result. */
export const specifications: Messages["specifications"] = {
  heading: "Ihr Modell",
  loading: "Ihr Modell wird nachgeschlagen …",
  capacity: "Inhalt",
  type: "Bauart",
  efficiency: "Effizienz",
  dimensions: "Maße",
  weight: "Gewicht",
  btus: "Heizleistung (BTU)",
  warranty: "Garantie",
  features: "Ausstattung",
  source: "Quelle",
  fromCatalogue: "Aus Herstellerunterlagen und öffentlichen Verzeichnissen.",
  fromNumber: "Aus der Modellnummer gelesen.",
  fromLanguageModel: "Von einer KI geschrieben: Vergleichen Sie mit dem Typenschild.",
  enhanced: "KI-ergänzt",
  estimated: "Teilweise geschätzt. Vergleichen Sie mit dem Typenschild.",
  withoutOptions: "Geführt als {model}, ohne die Zusätze.",
  sureHigh: "Sehr sicher.",
  sureMedium: "Ziemlich sicher.",
  sureLow: "Unsicher.",
  statusActive: "Läuft noch",
  statusExpired: "Abgelaufen",
  warrantyLeft: "{active} etwa {time}",
  warrantyOver: "keine Restzeit",
  warrantyOpen: "Unklar, je nach genauem Datum",
  warrantyDecides: "Gerechnet ab der Herstellung, entscheidend ist aber das Einbaudatum.",
  notFound: "Keine technischen Daten zu {model} gefunden",
  notFoundText: "Zu dieser Modellnummer haben wir keine genauen technischen Daten in unserer Datenbank.",
  notFoundHelp: "Genaue technische Daten bekommen Sie beim Hersteller.",
  failed: "Keine Angaben zum Modell gefunden",
};
