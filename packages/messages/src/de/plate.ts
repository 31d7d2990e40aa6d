import type { Messages } from "../catalog/shape.ts";

/** The home page beside the form: an example, where the rating plate is, and what to do without one. */
export const plate: Messages["plate"] = {
  exampleTitle: "So sieht das Ergebnis aus",
  exampleCaption: "Von einem echten Typenschild. Ihre Nummer erklären wir genauso.",
  exampleDate: "Wann das Gerät hergestellt wurde und wie sicher das ist",
  exampleAdvice: "Was in diesem Alter zu tun ist",
  whereGas: "Gasspeicher",
  whereGasText: "Neben dem Gasventil, bei älteren Geräten auch oben links.",
  whereElectric: "Elektrospeicher",
  whereElectricText: "Im oberen Drittel oder neben der Abdeckung eines Heizstabs.",
  whereHeatPump: "Warmwasser-Wärmepumpe",
  whereHeatPumpText: "Oft oben links unter der Wärmepumpe.",
  whereTankless: "Durchlauferhitzer",
  whereTanklessText: "Seitlich am Gehäuse, manchmal hinter der Frontabdeckung.",
  goneTitle: "Das Schild fehlt?",
  goneMore: "Was sonst noch hilft",
  goneClean:
    "Wischen Sie das Schild feucht ab, leuchten Sie es von der Seite an und machen Sie ein Foto zum Vergrößern.",
  goneSecond: "Suchen Sie ein zweites Schild: bei der Anleitung, bei Ihren Unterlagen, auf dem Karton.",
  goneValve:
    "Bei einem Gasgerät suchen Sie vier Ziffern auf dem Gasventil: Jahr und Woche seiner Herstellung. 0329 ist Woche 29 des Jahres 2003. So alt ist ungefähr auch das Gerät, wenn das Ventil nicht getauscht wurde.",
  goneStandard:
    "Steht auf dem Schild noch eine Norm mit Jahr, etwa ANSI, ist das Gerät nicht älter als dieses Jahr. Es kann Jahre jünger sein.",
  goneMaker:
    "Fragen Sie den Hersteller und nennen Sie die Modellnummer, oder suchen Sie die Rechnung oder die Genehmigung.",
  goneCare: "Öffnen Sie keine verschraubten Abdeckungen. Dahinter können Teile unter Spannung stehen.",
  goneAsk: "Alter nach dem Aussehen schätzen",
};
