import type { Messages } from "../catalog/shape.ts";

/**
 * The page of a brand. `about-…` tells who made its heaters: written by hand for the 14 most common brands and for
 * those with more to tell than a name. Each rests on sources that are named below it.
 */
export const brand: Messages["brand"] = {
  metaTitle: "{brand}: Alter des Warmwasserbereiters per Seriennummer",
  metaDescription:
    "Wann wurde Ihr Warmwasserbereiter von {brand} hergestellt? {serial} steht für {date}. Seriennummer eingeben und sehen, wie alt er ist und was zu tun ist.",
  metaDescriptionPlain:
    "Wie alt ist ein Warmwasserbereiter von {brand}? Was die Seriennummer verrät, wo das Typenschild sitzt und wie Sie das Alter sonst herausfinden.",
  title: "Wie alt ist Ihr Warmwasserbereiter von {brand}?",
  intro:
    "Geben Sie die Seriennummer vom Typenschild ein. Wir lesen das Datum so heraus, wie {brand} es schreibt, und zeigen Ihnen, wie.",
  introPlain:
    "Für Seriennummern von {brand} kennen wir keine Regel. Geben Sie Ihre trotzdem ein: Wir prüfen, ob sie so aussieht wie die einer anderen Marke, und sagen, was das Alter sonst noch verrät.",
  plateTitle: "Wo die Seriennummer steht",
  plateText: "Sie steht auf dem Typenschild, mit „Serial“, „Serial No.“ oder „S/N“ davor.",
  aboutTitle: "Über {brand}",
  aboutMaker: "Hersteller der Warmwasserbereiter von {brand}: {maker}.",
  aboutUnknown:
    "Wer die Warmwasserbereiter von {brand} gebaut hat, ist uns nicht bekannt. Suchen Sie auf dem Typenschild nach dem Namen eines Herstellers: Vielleicht gelten dessen Regeln.",
  aboutSources: "Woher das stammt",
  "about-ao-smith":
    "A. O. Smith Corporation baut diese Geräte selbst. 2001 kaufte das Unternehmen State Industries und 2006 American Water Heater Company. Was das bedeutet, zeigt ein Rückruf von 2018: Geräte mit den Namen A. O. Smith, State, Reliance, Kenmore, American, U.S. Craftmaster und Whirlpool tragen ab 2011 denselben Code aus Jahr und Woche.",
  "about-rheem":
    "Die Brüder Richard und Donald Rheem begannen 1925 in Kalifornien, und seit den 1930er-Jahren baut ihr Unternehmen Warmwasserbereiter. 1959 kaufte es Ruud, es stellt auch die Geräte von Richmond her, und ab 1998 lieferte es The Home Depot Geräte mit dem Namen GE. Sie alle tragen den Code von Rheem.",
  "about-bradford-white":
    "Bradford White Corporation baut ihre Geräte selbst und hat ihren Code in einem eigenen Servicebulletin erklärt. Kaum eine Seriennummer ist so gut belegt. Viele ältere Speicher von Lochinvar tragen dieselben Buchstaben, denn auch sie hat Bradford White gebaut.",
  "about-whirlpool":
    "Von Whirlpool stammt nur der Name: Gebaut hat die Geräte American Water Heater Company, verkauft hat sie ab 2000 die Kette Lowe’s. American gehört seit 2006 zu A. O. Smith. In einem Rückruf von Geräten, die bis August 2016 gebaut wurden, kommt der Name noch vor.",
  "about-ruud":
    "Edwin Ruud war 1889 in Pennsylvania ein Pionier der selbsttätigen Warmwasserbereiter. 1959 kaufte Rheem sein Unternehmen. Geräte von Ruud und Rheem tragen denselben Code; was für das eine belegt ist, gilt auch für das andere.",
  "about-state":
    "State wurde 1946 in Tennessee gegründet. 1948 entstand der erste Elektrospeicher, 1954 der erste Gasspeicher, und seit 2001 gehört das Unternehmen zu A. O. Smith. Es hat auch Geräte mit den Namen Kenmore, Reliance und Maytag gebaut.",
  "about-ge":
    "Warmwasserbereiter mit dem Namen GE kommen aus mehreren Werken. Rheem lieferte die Speicher, die The Home Depot ab 1998 verkaufte. Das Hybridgerät GeoSpring baute GE selbst: ab 2009 in China, ab 2012 bis Ende 2016 in Louisville; neuere Hybridgeräte tragen den Namen wieder. GE Appliances, heute ein Unternehmen von Haier, eröffnete 2022 in South Carolina ein Werk für Speicher. Wer die Speicher vor 1998 und von 2017 bis 2020 gebaut hat, wissen wir nicht, und für die des neuen Werks gibt es keine öffentliche Regel.",
  "about-kenmore":
    "Kenmore ist ein Name von Sears, und Sears hat keine Warmwasserbereiter gebaut. Das tat State Industries: 2001 war das Unternehmen nach eigenen Worten seit mehr als 46 Jahren der einzige Lieferant von Sears. Seit 2001 gehört State zu A. O. Smith. Modellnummern, die mit 153 beginnen, sind von dort. Einige Geräte von Kenmore sollen von Rheem stammen; gut belegt ist das nicht.",
  "about-american":
    "American Water Heater Company gehört seit 2006 zu A. O. Smith. Das Unternehmen hat Geräte mit Dutzenden anderer Namen gebaut: Eine Übersicht der Branche von 2011 nennt Craftmaster, Envirotemp, Hotmaster, True Value, Whirlpool und viele mehr. Sie alle tragen seinen Code.",
  "about-reliance":
    "Die Geräte von Reliance baut State Industries, das seit 2001 zu A. O. Smith gehört. Ein Rückruf von 2018 zählt Reliance zu den Marken, bei denen die ersten vier Ziffern Jahr und Woche sind.",
  "about-richmond":
    "Rheem Manufacturing Company baut die Geräte von Richmond, und ein Rückruf von Durchlauferhitzern nennt Rheem, Ruud und Richmond in einem Zug. Ein Gerät von Richmond mit bekanntem Datum war öffentlich nicht zu finden. Wir lesen die Seriennummern wie die von Rheem und stufen das um einen Grad niedriger ein.",
  "about-craftmaster":
    "Die Geräte von Craftmaster baut die American Water Heater Company, die seit 2006 zu A. O. Smith gehört. Ein Rückruf von 2018 zählt U.S. Craftmaster zu den Marken, bei denen die ersten vier Ziffern Jahr und Woche sind.",
  "about-navien":
    "Kyung Dong Navien aus Südkorea stellt die Geräte von Navien her. Nach einem Fehler an Geräten von 2008 erklärte eine kanadische Behörde, wo in Seriennummern mit 16 Ziffern das Jahr steht, und die amerikanische, dass es auch auf dem Schild steht. Den neueren Code haben nur andere erklärt, und sie sind sich nicht alle einig.",
  "about-rinnai":
    "Die Rinnai Corporation aus Japan stellt die Geräte von Rinnai her. Von Rinnai selbst haben wir nichts über die Seriennummern gefunden: Die Buchstaben sind von Gutachtern und Installateuren bekannt. Ab 2023 weichen zwei ihrer Tabellen um ein Jahr voneinander ab, und das sagen wir bei jedem Ergebnis.",
  "about-american-appliance":
    "American Appliance Manufacturing Corporation hat diese Geräte gebaut. Das Unternehmen gibt es nicht mehr; sein Geschäft gehört heute zu A. O. Smith.",
  "about-american-standard":
    "Unter diesem Namen gab es Geräte von mehr als einem Hersteller: Wärmepumpengeräte der letzten Jahre tragen den Code der Ariston Group, ältere Speicher vielleicht den von American Water Heater Company.",
  "about-homart":
    "Homart war ein Name von Sears. Gebaut hat die Geräte nach dem Krieg und bis Anfang der 1960er-Jahre A. O. Smith Corporation.",
  "about-hotpoint":
    "Nach einer Übersicht der Branche von 2011 hat Rheem die Warmwasserbereiter von Hotpoint gebaut.",
  "about-intertherm":
    "Wer die Warmwasserbereiter von Intertherm gebaut hat, darüber gehen die Quellen auseinander: State Industries oder Rheem. Wir bieten die Lesarten beider an.",
  "about-lochinvar":
    "Lochinvar gehört zu A. O. Smith. Viele der älteren Speicher hat Bradford White gebaut, und sie tragen dessen Buchstaben.",
  "about-maytag": "State Industries hat die Warmwasserbereiter von Maytag in Lizenz gebaut.",
  "about-mission":
    "Die Warmwasserbereiter von Mission hat vermutlich State Industries gebaut: Ein Rückruf von 2004 führt den Namen zusammen mit denen von State auf.",
  "about-montgomery-ward":
    "Montgomery Ward hat unter seinem Namen Geräte mehrerer Hersteller verkauft. Rheem war einer davon; die anderen sind nicht überliefert.",
  "about-mor-flo":
    "Mor-Flo Industries hat diese Geräte selbst gebaut und ging später in American Water Heater Company auf.",
  "about-solahart": "Solahart soll zu Rheem Australia gehören. Bestätigen konnten wir das nicht.",
  "about-takagi":
    "Takagi Industrial aus Japan hat diese Geräte gebaut; die Marke gehört heute zu A. O. Smith.",
  "about-vanguard":
    "Die Geräte von Vanguard sollen von Rheem stammen, so heißt es meist. Bestätigen konnten wir das nicht.",
  "about-westinghouse": "HTP hat die Warmwasserbereiter von Westinghouse in Lizenz gebaut.",
  sureTitle: "Wie sicher die Regeln sind",
  sureCount: "{sure}: {count, plural, one {# Schreibweise} other {# Schreibweisen}}",
  realTitle: "Ein echtes Gerät",
  realKnown: "{serial}: Herstellungsdatum {known}, ohne die Nummer bekannt. Wir lesen {dates}.",
  realDated:
    "{serial}: Wir lesen {dates}. Auch die Quelle hat das Datum aus der Nummer: Das zeigt Übereinstimmung und beweist nichts.",
  realNone:
    "Wir haben kein Gerät von {brand} mit Seriennummer und Datum gefunden. Beispiele auf dieser Seite sind erfunden, um die Regel zu zeigen, oder gehören zu anderen Marken mit derselben Regel.",
  sureProof: "Alle Regeln mit dem, was für und gegen sie spricht",
  sureNotes: "Was Sie wissen sollten",
  questionsTitle: "Häufige Fragen",
  questionWhere: "Wo steht die Seriennummer auf einem Warmwasserbereiter von {brand}?",
  questionRead: "Wie lese ich das Datum aus einer Seriennummer von {brand}?",
  answerRead: "{serial} zum Beispiel steht für {date}. Die Nummer enthält, in dieser Reihenfolge: {parts}.",
  questionRule: "Verrät eine Seriennummer von {brand} das Datum?",
  questionTwo: "Warum kann eine Seriennummer von {brand} für mehrere Herstellungsdaten stehen?",
  answerTwo:
    "{serial} kann {dates} bedeuten. {why} Die Modellnummer oder ein aufgedrucktes Datum kann klären, welches stimmt.",
  questionOld: "Ab wann ist ein Warmwasserbereiter von {brand} zu alt?",
  answerOld:
    "Allein nach dem Alter: unter 6 Jahren guter Zustand, ab 6 Jahren genau beobachten, ab 10 Jahren den Austausch planen. Ein Leck, rostiges Wasser oder eine vernachlässigte Opferanode zählen mehr als das Alter.",
  questionInstalled: "Ist das auch das Datum des Einbaus?",
  answerInstalled:
    "Nein. Die Seriennummer sagt, wann das Gerät hergestellt wurde; verkauft und eingebaut wurde es vielleicht Monate später. Die Garantie läuft meist ab dem Einbau, heben Sie also die Rechnung auf.",
};
