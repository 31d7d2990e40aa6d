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
  exampleDate: "Das Herstellungsdatum und das Alter, so genau, wie die Nummer es verrät.",
  exampleParts: "Jeder Teil der Nummer wird erklärt, und auch, wie sicher das ist.",
  exampleAdvice: "Was in diesem Alter zu tun ist.",
  whereTitle: "Wo ist das Typenschild?",
  whereIntro:
    "Jeder Warmwasserbereiter hat ein Schild mit seiner Seriennummer. Geben Sie die Nummer vollständig ein, Buchstaben und Ziffern, so wie sie dort steht.",
  whereGas: "Gasspeicher",
  whereGasText: "Außen am Speicher, neben dem Gasventil. Bei älteren Geräten auch oben links.",
  whereElectric: "Elektrospeicher",
  whereElectricText:
    "Seitlich oder vorn am Speicher: im oberen Drittel oder neben der Abdeckung eines Heizstabs.",
  whereHeatPump: "Warmwasser-Wärmepumpe",
  whereHeatPumpText: "Seitlich am Speicher, oft oben links unterhalb der Wärmepumpe.",
  whereTankless: "Durchlauferhitzer",
  whereTanklessText: "Seitlich am Gehäuse, bei manchen Geräten hinter der Frontabdeckung.",
  goneTitle: "Das Schild fehlt oder ist nicht mehr lesbar?",
  goneClean:
    "Wischen Sie es feucht ab, leuchten Sie es von der Seite an und fotografieren Sie es: Ein Foto lässt sich vergrößern.",
  goneSecond:
    "Suchen Sie nach einem zweiten Schild: in der Tüte mit der Anleitung, bei den Unterlagen, auf dem Karton.",
  goneValve:
    "Bei einem Gasgerät suchen Sie auf dem Gehäuse des Gasventils nach vier Ziffern. Sie nennen Jahr und Woche, in der das Ventil hergestellt wurde: 0329 ist Woche 29 des Jahres 2003. Das Gerät ist etwa genauso alt, wenn das Ventil nicht getauscht wurde.",
  goneStandard:
    "Ist auf dem Schild noch das Jahr einer Norm zu lesen, etwa ANSI mit einer Jahreszahl, ist das Gerät nicht älter. Es kann aber Jahre jünger sein.",
  goneMaker:
    "Fragen Sie mit der Modellnummer beim Hersteller nach, oder suchen Sie die Rechnung oder die Genehmigung des Einbaus.",
  goneCare: "Lassen Sie verschraubte Abdeckungen geschlossen: Dahinter können Teile unter Spannung stehen.",
  brandsTitle: "Unterstützte Marken",
  brandsIntro:
    "{count, number} Namen, die auf Warmwasserbereitern stehen, und dahinter die Regeln von {rules, number} Marken. Jede Marke hat eine Seite, die ihre Seriennummern erklärt.",
  brandsMore: "Weitere Marken",
};
