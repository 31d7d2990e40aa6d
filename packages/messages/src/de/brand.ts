import type { Messages } from "../catalog/shape.ts";

/**
 * The page of a brand. `about-…` tells who made its heaters: written by hand for the 14 most common brands and for
 * those with more to tell than a name. Each rests on sources that are named below it.
 */
export const brand: Messages["brand"] = {
  metaTitle: "Warmwasserbereiter von {brand}: Alter per Seriennummer",
  metaDescription:
    "Wann wurde Ihr Warmwasserbereiter von {brand} hergestellt? {serial} steht für {date}. Geben Sie Ihre Seriennummer ein und sehen Sie Datum und nächste Schritte.",
  metaDescriptionPlain:
    "Wie alt ist Ihr Warmwasserbereiter von {brand}? Wo das Typenschild sitzt und wie Sie das Alter ohne Datum finden.",
  title: "Wie alt ist Ihr Warmwasserbereiter von {brand}?",
  intro:
    "Geben Sie die Seriennummer vom Typenschild ein. Wir lesen das Datum nach den Regeln von {brand} und zeigen Ihnen, wie.",
  introPlain:
    "Das Datum von {brand} können wir nicht lesen. Geben Sie Ihre Seriennummer trotzdem ein: Vielleicht passt sie zu einer anderen Marke.",
  plateTitle: "Wo die Seriennummer steht",
  plateText: "Auf dem Typenschild, hinter „Serial“, „Serial No.“ oder „S/N“.",
  aboutTitle: "Über {brand}",
  aboutMaker: "Die Warmwasserbereiter von {brand} hat {maker} gebaut.",
  aboutUnknown:
    "Wer die Warmwasserbereiter von {brand} gebaut hat, wissen wir nicht. Suchen Sie auf dem Schild einen Hersteller: Vielleicht gelten dessen Regeln.",
  aboutSources: "Quellen",
  "about-ao-smith":
    "A. O. Smith Corporation baut diese Geräte selbst. 2001 kam State Industries dazu, 2006 die American Water Heater Company. Ein Rückruf von 2018 zeigt ab 2011 einen gemeinsamen Code für A. O. Smith, State, Reliance, Kenmore, American, U.S. Craftmaster und Whirlpool.",
  "about-rheem":
    "Rheem begann 1925 in Kalifornien und baut seit den 1930er-Jahren Warmwasserbereiter. 1959 kaufte das Unternehmen Ruud. Es baut auch Richmond und lieferte ab 1998 die GE-Geräte für The Home Depot. Alle tragen den Code von Rheem.",
  "about-bradford-white":
    "Bradford White Corporation baut diese Geräte selbst und hat ihren Code veröffentlicht. Auch viele ältere Speicher von Lochinvar stammen von dort, mit denselben Buchstaben.",
  "about-whirlpool":
    "Gebaut hat diese Geräte die American Water Heater Company, verkauft hat sie ab 2000 Lowe’s. American gehört seit 2006 zu A. O. Smith. Der Name taucht in einem Rückruf von Geräten auf, die bis August 2016 gebaut wurden.",
  "about-ruud":
    "Edwin Ruud war 1889 in Pennsylvania ein Pionier der automatischen Warmwasserbereiter. 1959 kaufte Rheem seine Firma. Beide nutzen denselben Code: Was für den einen belegt ist, gilt auch für den anderen.",
  "about-state":
    "State wurde 1946 in Tennessee gegründet und gehört seit 2001 zu A. O. Smith. Das Unternehmen baute auch Geräte von Kenmore, Reliance und Maytag.",
  "about-ge":
    "Die GE-Speicher bei The Home Depot lieferte ab 1998 Rheem. Den Hybrid GeoSpring baute GE selbst: ab 2009 in China, von 2012 bis Ende 2016 in Louisville. Neuere Hybridgeräte tragen den Namen wieder. GE Appliances, ein Unternehmen von Haier, eröffnete 2022 in South Carolina ein Speicherwerk, dessen Datumscode nicht öffentlich ist. Wer die Speicher vor 1998 und von 2017 bis 2020 gebaut hat, wissen wir nicht.",
  "about-kenmore":
    "Kenmore ist ein Name von Sears, aber Sears hat keine Warmwasserbereiter gebaut. State Industries war nach eigenen Angaben mehr als 46 Jahre lang der einzige Lieferant, bis 2001, als A. O. Smith State kaufte. Modellnummern, die mit 153 beginnen, sind von State. Einige Geräte sollen von Rheem stammen, gut belegt ist das nicht.",
  "about-american":
    "Die American Water Heater Company gehört seit 2006 zu A. O. Smith. Sie hat Geräte unter Dutzenden Namen gebaut, alle mit ihrem Code: Craftmaster, Envirotemp, Hotmaster, True Value, Whirlpool und mehr.",
  "about-reliance": "State Industries baut diese Geräte. State gehört seit 2001 zu A. O. Smith.",
  "about-richmond":
    "Rheem Manufacturing Company baut diese Geräte, also lesen wir die Seriennummern wie die von Rheem. Ein Gerät von Richmond mit bekanntem Datum haben wir nicht gefunden und stufen die Regel deshalb um einen Grad niedriger ein.",
  "about-craftmaster":
    "Die American Water Heater Company baut diese Geräte. American gehört seit 2006 zu A. O. Smith.",
  "about-navien":
    "Kyung Dong Navien aus Südkorea baut diese Geräte. Nach einem Fehler an Geräten von 2008 erklärte eine kanadische Behörde das Jahr in den 16-stelligen Seriennummern. Die amerikanische schrieb, es stehe auch auf dem Schild. Den neueren Code erklären nur andere, nicht alle gleich.",
  "about-rinnai":
    "Die Rinnai Corporation aus Japan baut diese Geräte. Von Rinnai selbst haben wir keine Erklärung gefunden: Die Buchstaben stammen von Gutachtern und Installateuren. Ab 2023 weichen zwei ihrer Tabellen um ein Jahr voneinander ab. Das sagen wir bei jedem Ergebnis dazu.",
  "about-american-appliance":
    "Die American Appliance Manufacturing Corporation hat diese Geräte gebaut. Ihr Geschäft gehört heute zu A. O. Smith.",
  "about-american-standard":
    "Diesen Namen haben mehrere Hersteller genutzt. Wärmepumpen der letzten Jahre tragen den Code der Ariston Group, ältere Speicher vielleicht den der American Water Heater Company.",
  "about-homart":
    "Homart war ein Name von Sears. Gebaut hat die Geräte A. O. Smith Corporation, nach dem Krieg bis Anfang der 1960er-Jahre.",
  "about-hotpoint": "Laut einer Übersicht der Branche von 2011 hat Rheem diese Geräte gebaut.",
  "about-intertherm":
    "Wer diese Geräte gebaut hat, ist unter den Quellen strittig: State Industries oder Rheem. Wir zeigen beide Lesarten.",
  "about-lochinvar":
    "Lochinvar gehört zu A. O. Smith. Viele ältere Speicher hat Bradford White gebaut, mit den eigenen Buchstaben.",
  "about-maytag": "State Industries hat diese Geräte in Lizenz gebaut.",
  "about-mission":
    "Vermutlich hat State Industries diese Geräte gebaut: Ein Rückruf von 2004 nennt beide Namen zusammen.",
  "about-montgomery-ward":
    "Montgomery Ward hat Geräte mehrerer Hersteller verkauft. Einer war Rheem, die anderen kennen wir nicht.",
  "about-mor-flo":
    "Mor-Flo Industries hat diese Geräte gebaut und ging später in der American Water Heater Company auf.",
  "about-solahart": "Solahart soll zu Rheem Australia gehören. Bestätigen konnten wir das nicht.",
  "about-takagi":
    "Takagi Industrial aus Japan hat diese Geräte gebaut. Die Marke gehört heute zu A. O. Smith.",
  "about-vanguard": "Diese Geräte sollen von Rheem stammen, heißt es oft. Bestätigen konnten wir das nicht.",
  "about-westinghouse": "HTP hat diese Geräte in Lizenz gebaut.",
  sureTitle: "Wie sicher wir sind",
  sureCount: "{sure}: {count, plural, one {# Datumsformat} other {# Datumsformate}}",
  realTitle: "Ein echtes Gerät",
  realKnown: "{serial}: hergestellt {known}, ohne die Nummer bekannt. Wir lesen {dates}.",
  realDated:
    "{serial}: Wir lesen {dates}. Unsere Quelle hat ebenfalls die Nummer gelesen, das beweist also nichts.",
  realNone:
    "Ein datiertes Gerät von {brand} haben wir nicht gefunden. Unsere Beispiele sind erfunden oder von Marken mit derselben Regel.",
  sureProof: "Jede Regel und ihre Belege",
  sureNotes: "Gut zu wissen",
  questionsTitle: "Häufige Fragen",
  questionWhere: "Wo steht die Seriennummer auf Warmwasserbereitern von {brand}?",
  questionRead: "Wie lese ich das Datum in Seriennummern von {brand}?",
  answerRead: "{serial} zum Beispiel steht für {date}. Der Reihe nach: {parts}.",
  questionRule: "Enthalten Seriennummern von {brand} ein Datum?",
  questionTwo: "Warum kann eine Seriennummer von {brand} mehrere Daten bedeuten?",
  answerTwo:
    "{serial} kann {dates} bedeuten. {why} Die Modellnummer oder ein aufgedrucktes Datum kann es klären.",
  questionOld: "Ab wann ist ein Warmwasserbereiter von {brand} zu alt?",
  answerOld:
    "Nur nach dem Alter: unter 6 Jahren guter Zustand, ab 6 Jahren im Auge behalten, ab 10 Jahren den Austausch planen. Ein Leck, rostiges Wasser oder eine vernachlässigte Opferanode zählt mehr.",
  questionInstalled: "Ist das auch das Einbaudatum?",
  answerInstalled:
    "Nein, es ist das Herstellungsdatum. Garantien beginnen meist mit dem Einbau, vielleicht Monate später. Heben Sie die Rechnung auf.",
};
