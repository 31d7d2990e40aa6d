import type { Messages } from "../catalog/shape.ts";

/** The home page beside the form: an example, where the rating plate is, and what to do without one. */
export const plate: Messages["plate"] = {
  exampleTitle: "So sieht das Ergebnis aus",
  exampleCaption: "Echtes Typenschild.",
  exampleDate: "Das Alter und wie sicher wir sind",
  exampleAdvice: "Was jetzt zu tun ist",
  whereGas: "Gasspeicher",
  whereGasText: "Neben dem Gasventil oder oben links.",
  whereElectric: "Elektrospeicher",
  whereElectricText: "Im oberen Drittel oder neben der Abdeckung eines Heizstabs.",
  whereHeatPump: "Wärmepumpe",
  whereHeatPumpText: "Oft oben links, unter der Wärmepumpe.",
  whereTankless: "Durchlauferhitzer",
  whereTanklessText: "Seitlich oder hinter der Frontabdeckung.",
  goneTitle: "Schild weg?",
  goneMore: "Andere Hinweise",
  goneClean: "Wischen Sie das Schild ab, leuchten Sie es von der Seite an und vergrößern Sie ein Foto davon.",
  goneSecond: "Suchen Sie in den Unterlagen und am Karton nach einem Schild.",
  goneValve:
    "Lesen Sie bei einem Gasgerät die vier Ziffern auf dem Gasventil: 0329 ist Woche 29 von 2003. Ein getauschtes Ventil ist jünger.",
  goneStandard: "Steht eine Norm mit Jahr da, etwa ANSI, ist das Gerät nicht älter als dieses Jahr.",
  goneMaker: "Fragen Sie den Hersteller, oder suchen Sie Rechnung oder Genehmigung.",
  goneCare: "Öffnen Sie keine verschraubten Abdeckungen. Dahinter können Teile unter Spannung stehen.",
  goneAsk: "Alter ohne Schild schätzen",
};
