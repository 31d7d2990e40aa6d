import type { Messages } from "../shape.ts";

/** The home page around the form. */
export const home: Messages["home"] = {
  metaTitle: "Wie alt ist Ihr Warmwasserbereiter? Seriennummer kostenlos prüfen",
  metaDescription:
    "Geben Sie die Seriennummer vom Typenschild ein und erfahren Sie, wann Ihr Warmwasserbereiter hergestellt wurde, wie alt er ist und was jetzt zu tun ist. Kostenlos, ohne Anmeldung.",
  title: "Wie alt ist Ihr Warmwasserbereiter?",
  intro:
    "Geben Sie die Seriennummer vom Typenschild ein. Wir lesen das Datum heraus, zeigen Ihnen, wie das geht, und sagen, was als Nächstes zu tun ist.",
  steps: "Fortschritt",
  stepBrand: "Marke wählen",
  stepDetails: "Nummer eingeben",
  stepResults: "Ergebnis lesen",
  stepDone: "{step}, erledigt",
  exampleTitle: "So sieht das Ergebnis aus",
  exampleCaption:
    "Eine Seriennummer von einem fotografierten Typenschild. Bei Ihrer wird jeder Teil genauso gekennzeichnet.",
  whereTitle: "Wo ist das Typenschild?",
  whereIntro:
    "Jeder Warmwasserbereiter hat ein Schild mit seiner Seriennummer. Geben Sie die Nummer vollständig ein, Buchstaben und Ziffern, so wie sie dort steht.",
  whereTank: "Gas- oder Elektrospeicher",
  whereTankText:
    "Außen am Speicher. Gas: neben dem Gasventil. Elektro: im oberen Drittel oder bei der Abdeckung eines Heizstabs.",
  whereHeatPump: "Warmwasser-Wärmepumpe",
  whereHeatPumpText: "Seitlich am Speicher, oft oben links unterhalb der Wärmepumpe.",
  whereTankless: "Durchlauferhitzer",
  whereTanklessText: "Seitlich am Gehäuse, bei manchen Geräten hinter der Frontabdeckung.",
  brandsTitle: "Unterstützte Marken",
  brandsIntro:
    "{count, number} Namen, die auf Warmwasserbereitern stehen, und dahinter die Regeln von {rules, number} Marken.",
};
