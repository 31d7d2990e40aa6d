import type { Messages } from "../catalog/shape.ts";

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
};
