import type { Messages } from "../catalog/shape.ts";

/** The home page beside the form: an example, where the rating plate is, and what to do without one. */
export const plate: Messages["plate"] = {
  exampleTitle: "So sieht das Ergebnis aus",
  exampleCaption: "Von einem echten Typenschild. Ihre Nummer erklären wir genauso.",
  exampleDate: "Wann das Gerät hergestellt wurde und wie sicher das ist",
  exampleAdvice: "Was in diesem Alter zu tun ist",
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
  goneAsk: "Grenzen Sie die Jahre mit ein paar Fragen ein",
};
