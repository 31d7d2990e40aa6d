import type { Messages } from "../catalog/shape.ts";

/** The home page beside the form: an example, where the rating plate is, and what to do without one. */
export const plate: Messages["plate"] = {
  exampleTitle: "So sieht das Ergebnis aus",
  exampleCaption: "Von einem echten Typenschild.",
  exampleDate: "Wann hergestellt, und wie sicher",
  exampleAdvice: "Was in diesem Alter zu tun ist",
  whereGas: "Gasspeicher",
  whereGasText: "Neben dem Gasventil, bei älteren manchmal oben links.",
  whereElectric: "Elektrospeicher",
  whereElectricText: "Im oberen Drittel oder neben der Abdeckung eines Heizstabs.",
  whereHeatPump: "Wärmepumpe",
  whereHeatPumpText: "Oft oben links, unter der Wärmepumpe.",
  whereTankless: "Durchlauferhitzer",
  whereTanklessText: "Seitlich am Gehäuse, manchmal hinter der Frontabdeckung.",
  goneTitle: "Schild weg?",
  goneMore: "Andere Wege zum Alter",
  goneClean:
    "Wischen Sie das Schild feucht ab, leuchten Sie es von der Seite an und vergrößern Sie ein Foto davon.",
  goneSecond: "Suchen Sie ein zweites Schild: in der Anleitung, bei den Unterlagen, am Karton.",
  goneValve:
    "Bei Gas: Suchen Sie die vier Ziffern auf dem Gasventil. 0329 ist Woche 29 des Jahres 2003. So alt ist ungefähr auch das Gerät, außer das Ventil wurde getauscht.",
  goneStandard:
    "Steht eine Norm mit Jahr da, etwa ANSI, ist das Gerät nicht älter als dieses Jahr. Es kann Jahre jünger sein.",
  goneMaker: "Fragen Sie mit der Modellnummer beim Hersteller, oder suchen Sie Rechnung oder Genehmigung.",
  goneCare: "Öffnen Sie keine verschraubten Abdeckungen. Dahinter können Teile unter Spannung stehen.",
  goneAsk: "Alter nach dem Aussehen schätzen",
};
