import type { Messages } from "../catalog/shape.ts";

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
  plateText: "Auf dem Typenschild, hinter „Serial“, „Serial No.“ oder „S/N“.",
  aboutTitle: "Über {brand}",
  aboutMaker: "Die Warmwasserbereiter von {brand} hat {maker} gebaut.",
  aboutUnknown: "Wer die Geräte von {brand} gebaut hat, wissen wir nicht.",
  aboutSources: "Quellen",
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
  sureProof: "Alle Belege ansehen",
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
