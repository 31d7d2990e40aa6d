import type { Messages } from "../catalog/shape.ts";

/** Why there is no date, facts about brands without a rule, and where the rating plate is. */
export const problems: Messages["problems"] = {
  "no-format": "Das passt zu keinem Format von {brand}, das wir kennen.",
  "impossible-date": "Das sieht nach einer Nummer von {brand} aus, aber ihr Datum ist unmöglich.",
  "no-date-in-serial":
    "Solche Seriennummern von {brand} enthalten kein Datum. Suchen Sie nach einem aufgedruckten.",
  "too-short": "Das ist zu kurz.",
  "too-long": "Das ist zu lang für {brand}.",
  "looks-like-model":
    "Das sieht nach der Modellnummer aus. Die Seriennummer steht auf demselben Schild, hinter „Serial“, „Serial No.“ oder „S/N“.",
  "no-public-rule":
    "Bei {brand} können wir das Datum noch nicht lesen. Suchen Sie nach einem aufgedruckten, oder fragen Sie den Hersteller.",
  "private-label":
    "Wer die Geräte von {brand} gebaut hat, wissen wir nicht. Suchen Sie den Hersteller auf dem Schild.",
  "other-none": "Das passt zu keiner Marke, die wir kennen.",
  "other-some": "Wir haben alle Marken probiert.",
  "model-not-sold-then":
    "Dieses Modell ({line}) gab es {to, select, open {erst ab {from}} other {von {from} bis {to}}}. Eine der beiden Nummern stimmt nicht: Prüfen Sie Serien- und Modellnummer auf dem Schild.",
  "other-equipment":
    "Das sieht nach der Nummer einer Heizung oder Klimaanlage aus ({maker}, {date}). Der Warmwasserbereiter hat ein eigenes Schild.",
  "model-too-long": "Die Modellnummer haben wir weggelassen: Sie hat mehr als {longest} Zeichen.",
  "tank-outside":
    "Es sitzt außen am Speicher. Gas: beim Gasventil. Strom: im oberen Drittel oder bei der Abdeckung eines Heizstabs.",
  "tank-side-low": "Es sitzt seitlich, oft weit unten. Bei Wärmepumpen und älteren Gasgeräten oben links.",
  "tank-upper-front": "Es sitzt oben vorn oder seitlich, über den Wartungsklappen oder dem Gasventil.",
  "tank-front": "Es sitzt vorn, bei Elektrogeräten nahe der unteren Wartungsklappe.",
  jacket: "Es sitzt außen oder innen am Mantel.",
  "cabinet-side": "Es sitzt seitlich am Gehäuse.",
  "cabinet-side-or-front": "Es sitzt seitlich oder vorn am Gehäuse.",
  "boiler-varies": "Es sitzt unten: innen an der Rückwand, rechts oder vorn.",
  unknown: "Sehen Sie rundum am Gerät und hinter der Frontabdeckung nach.",
};
