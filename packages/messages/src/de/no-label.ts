import type { Messages } from "../catalog/shape.ts";

/**
 * The age of a heater without a readable label. `ask-…` and `look-…` end in the code of a question; other keys with a
 * code end in that of an answer. Why an answer narrows the years is in the area `clues`.
 */
export const noLabel: Messages["noLabel"] = {
  metaTitle: "Warmwasserbereiter ohne Typenschild: so alt ist er",
  metaDescription:
    "Keine Seriennummer am Warmwasserbereiter? Beantworten Sie ein paar Fragen zu dem, was Sie sehen. Jede grenzt die möglichen Jahre ein, mit Gründen und Quellen.",
  title: "Wie alt ist ein Warmwasserbereiter ohne Typenschild?",
  intro:
    "Das Typenschild fehlt, oder niemand kann es lesen? Auch anderes am Gerät verrät die Jahre. Beantworten Sie, was Sie sehen: Jede Antwort grenzt die Jahre ein, und wir sagen, warum.",
  toSerial: "Seriennummer prüfen",
  yearsHeading: "Die Jahre, die bleiben",
  between: "{from} bis {to}",
  until: "{to} oder früher",
  any: "jedes Jahr",
  barLabel: "{years}, auf einer Skala von {from} bis {to}",
  saidAny: "Bisher ist jedes Jahr möglich.",
  saidBetween: "Nach dem, was Sie sehen, wurde das Gerät zwischen {from} und {to} hergestellt.",
  saidOne: "Nach dem, was Sie sehen, wurde das Gerät {year} hergestellt.",
  saidUntil: "Nach dem, was Sie sehen, wurde das Gerät {to} oder früher hergestellt.",
  age: "Alter: {age}",
  ageAtLeast: "{count, plural, one {# Jahr} other {# Jahre}} oder mehr",
  ageAtMost: "bis zu {count, plural, one {# Jahr} other {# Jahren}}",
  crossing:
    "Die Jahre, die bleiben, lassen mehr als einen Zustand zu. Alle sind genannt; gehen Sie vom ältesten aus, bis Sie mehr wissen.",
  weak: "Das stützt sich allein auf unsichere Hinweise. Nehmen Sie es als Anhaltspunkt.",
  question: "Frage {number, number}",
  left: "{count, plural, =0 {die letzte} one {höchstens noch eine} other {höchstens noch #}}",
  unknown: "Sehe ich nicht oder weiß ich nicht",
  next: "Weiter",
  back: "Zurück",
  startOver: "Von vorn beginnen",
  change: "Ändern: {question}",
  changeShort: "Ändern",
  "ask-energy": "Was erwärmt das Wasser?",
  "look-energy":
    "Zu einem Gasgerät führt eine Gasleitung; vorn unten sitzt ein Gasventil, oben meist ein Abgasrohr. Ein elektrisches hat ein Kabel und kein Abgasrohr.",
  "ask-rating-name": "Welchen Wert nennt das gelbe EnergyGuide-Schild?",
  "look-rating-name":
    "Es ist ein großes gelbes Schild am Speicher oder am Gehäuse, oder es liegt bei den Unterlagen. UEF steht für „Uniform Energy Factor“, EF für „Energy Factor“.",
  "ask-label-price": "Welcher Energiepreis steht dort im Kleingedruckten?",
  "look-label-price":
    "Auf dem gelben EnergyGuide-Schild unter den jährlichen Kosten: Dort steht, mit welchem Preis für Strom oder Gas gerechnet wurde.",
  "ask-energy-factor": "Wie hoch ist sein Energiefaktor (EF)?",
  "look-energy-factor":
    "Eine Zahl wie 0,58 auf dem gelben Schild, auf dem Typenschild oder in der Anleitung. Der UEF ist ein anderer Wert.",
  "ask-gas-valve-code": "Welche vier Ziffern stehen auf dem Gasventil?",
  "look-gas-valve-code":
    "Das Gasventil ist der Kasten mit dem Temperaturregler vorn unten. Auf seinem Gehäuse stehen vier Ziffern, eingeprägt oder gedruckt: zwei für das Jahr, zwei für die Woche. 0329 ist Woche 29 des Jahres 2003.",
  "ask-flame-arrestor": "Liegt der Brenner offen?",
  "look-flame-arrestor":
    "Sehen Sie unten am Speicher nach. Offen: Eine Blechklappe lässt sich von Hand abnehmen, dahinter sieht man den Brenner und käme mit einem Streichholz heran. Geschlossen: Eine Platte ist aufgeschraubt, meist mit einem kleinen Fenster, und ein Schild nennt FVIR oder eine Flammensperre („flame arrestor“). Schrauben Sie nichts ab.",
  "ask-standard-year": "Welches Jahr trägt die Norm auf seinem Schild?",
  "look-standard-year":
    "Suchen Sie im Kleingedruckten nach ANSI, CSA oder UL mit Nummer und Jahr, etwa ANSI Z21.10.1-2014. Von mehreren Jahren zählt das späteste.",
  "ask-certification-mark": "Trägt es eines dieser Zeichen?",
  "look-certification-mark":
    "Sehen Sie auf dem Typenschild, dem gelben Schild und der Vorderseite nach. Nehmen Sie das erste der Liste, das Sie sehen.",
  "ask-electric-tank-size": "Wie viel fasst der Elektrospeicher?",
  "look-electric-tank-size":
    "Nur für einen Speicher ohne Wärmepumpe: Die hätte oben ein Gerät mit Lüfter. Der Inhalt in Gallonen steht auf einem Schild oder steckt in der Modellnummer.",
  "ask-printed-date": "Ist auf einem seiner Schilder ein Datum gedruckt?",
  "look-printed-date":
    "Warnhinweise und Schaltpläne tragen oft das Datum ihrer Fassung oder ihres Urheberrechts, etwa „Rev. 03/08“ oder „© 2012“. Von mehreren zählt das späteste.",
  "ask-inspection-tag": "Hat ein Gutachter oder Prüfer ein Datum vermerkt?",
  "look-inspection-tag":
    "Auf einem Anhänger oder Schild am Gerät: von einer Hausprüfung, von der Gemeinde, von einer Gasprüfung. Nehmen Sie das älteste.",
  "ask-installation-sticker": "Hat ein Installateur ein Datum vermerkt?",
  "look-installation-sticker":
    "Installateure schreiben den Tag des Einbaus oft auf den Speicher, mit einem Stift oder auf ein Schild mit ihrer Telefonnummer. Auch das Datum einer Reparatur hilft. Nehmen Sie das älteste.",
  "ask-pipe-tag": "Hat jemand ein Datum an den Rohren vermerkt?",
  "look-pipe-tag":
    "Auf Anhängern oder Schildern an den Rohren gleich neben dem Gerät. Nehmen Sie das älteste. Ein Datum, das der Hersteller auf das Rohr gedruckt hat, zählt nicht.",
  "energy-gas": "Gas oder Propan",
  "energy-electric": "Strom",
  "rating-name-uef": "UEF (Uniform Energy Factor)",
  "rating-name-ef": "EF (Energy Factor)",
  "rating-name-no-label": "Es gibt kein gelbes Schild",
  "label-price-2023": "14 Cent für eine kWh oder 1,21 $ für ein Therm",
  "label-price-before-2023": "12 Cent für eine kWh oder 1,09 $ für ein Therm",
  "flame-arrestor-open-chimney":
    "Offen: Speicher mit 30, 40 oder 50 Gallonen (114, 151 oder 189 l) und Naturzug, nicht für ein Mobilheim",
  "flame-arrestor-open": "Offen: ein anderer Gasspeicher mit bis zu 75.000 BTU/h (22 kW)",
  "flame-arrestor-named": "Geschlossen, und ein Schild nennt FVIR oder eine Flammensperre",
  "mark-ahri": "Die Worte „AHRI Certified“",
  "mark-energy-star": "Das Zeichen ENERGY STAR",
  "mark-ul-gas-fired": "UL im Kreis mit „GAS-FIRED“ darüber",
  "field-code": "Vier Ziffern",
  "field-year": "Jahr",
  "field-factor": "Energiefaktor (EF)",
  "field-kind": "Art des Geräts",
  "kind-gas-tank": "Gasspeicher",
  "kind-electric-tank": "Elektrospeicher",
  "kind-tankless-gas": "Gas-Durchlauferhitzer",
  "field-gallons": "Inhalt in US-Gallonen (1 Gallone = 3,8 l)",
  gallons: "{gallons, number} Gallonen",
  factorOf: "EF {factor}, {kind}",
  "wrong-code": "Geben Sie vier Ziffern ein: zwei für das Jahr, dann die Woche von 01 bis 53.",
  "wrong-year": "Geben Sie ein Jahr von 1920 bis {year} ein, mit vier Ziffern.",
  "wrong-factor": "Geben Sie eine Zahl wie {example} ein, kleiner als 10.",
  "wrong-gallons": "Geben Sie den Inhalt in Gallonen ein: eine Zahl von 1 bis 500.",
  "wrong-kind": "Wählen Sie die Art des Geräts.",
  reasonsHeading: "Was Sie sehen, und was es verrät",
  leaves: "Es bleibt: {years}",
  against:
    "Zählt nicht: Es spricht für {years}, sicherere Antworten sprechen dagegen. Vielleicht wurde ein Teil getauscht, oder ein Schild gehört zu einem anderen Gerät.",
  from: "{from} oder später",
  nothing: "Das schließt kein Jahr aus.",
  notSeen: "Nicht gesehen oder nicht gewusst",
  answered: "Art des Geräts",
  ours: "Unser Schluss",
  stated: "Von einer Quelle belegt",
  "confidence-high": "sehr sicher",
  "confidence-medium": "ziemlich sicher",
  "confidence-low": "unsicher",
  noSource: "Was am Gerät steht, genügt dafür.",
  doneTitle: "Mehr verrät die Jahre nicht",
  doneText: "Keine weitere Frage würde Jahre ausschließen. Sie können Antworten noch ändern.",
  stepsHeading: "Was noch helfen kann",
  stepPlumber:
    "Fragen Sie einen Installateur oder Gutachter: Sie kennen die Baureihen der Hersteller vom Sehen.",
  stepSerial: "Haben Sie die Seriennummer doch gefunden? <link>Prüfen Sie sie hier.</link>",
  copyTitle: "Warmwasserbereiter ohne Typenschild",
  copyReason: "{answer}: {reason}",
};
