import type { Messages } from "../catalog/shape.ts";

/** The home page around the form. */
export const home: Messages["home"] = {
  metaTitle: "Wie alt ist Ihr Warmwasserbereiter? Seriennummer kostenlos prüfen",
  metaDescription:
    "Geben Sie die Seriennummer vom Typenschild ein und sehen Sie, wann Ihr Warmwasserbereiter hergestellt wurde und was jetzt zu tun ist. Kostenlos, ohne Anmeldung.",
  title: "Wie alt ist Ihr Warmwasserbereiter?",
  intro: "Scannen Sie das Typenschild oder tippen Sie die Seriennummer ein.",
  steps: "Fortschritt",
  stepBrand: "Marke wählen",
  stepDetails: "Nummer eingeben",
  stepResults: "Ergebnis ansehen",
  stepDone: "{step}, erledigt",
  whereTitle: "Wo ist das Typenschild?",
  brandsTitle: "Unterstützte Marken",
};
