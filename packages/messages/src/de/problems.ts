import type { Messages } from "../catalog/shape.ts";

/** Why there is no date, facts about brands without a rule, and where the rating plate is. */
export const problems: Messages["problems"] = {
  "no-format": "Das passt zu keinem Format von {brand}, das wir kennen.",
  "impossible-date":
    "Das sieht nach einer Nummer von {brand} aus. Aber ihr Datum gibt es nicht, oder es passt nicht in die Jahre dieses Formats.",
  "no-date-in-serial":
    "Solche Seriennummern von {brand} enthalten kein Datum. Suchen Sie auf dem Schild nach einem aufgedruckten.",
  "too-short": "Zu kurz. Vielleicht fehlen Zeichen.",
  "too-long": "Zu lang für {brand}. Vielleicht sind andere Nummern vom Schild dabei.",
  "looks-like-model":
    "Das sieht nach der Modellnummer aus. Die Seriennummer steht auf demselben Schild, hinter „Serial“, „Serial No.“ oder „S/N“.",
  "no-public-rule":
    "Das Datum von {brand} können wir noch nicht lesen. Suchen Sie auf dem Schild nach einem aufgedruckten, oder fragen Sie den Hersteller.",
  "private-label":
    "Wer die Geräte von {brand} gebaut hat, wissen wir nicht. Suchen Sie den Hersteller auf dem Schild und prüfen Sie unter dessen Marke.",
  "other-none": "Das passt zu keiner Marke, die wir kennen.",
  "other-some": "Sie haben keine Marke gewählt, also haben wir alle probiert.",
  "model-not-sold-then":
    "{to, select, open {Dieses Modell ({line}) gab es erst ab {from}.} other {Dieses Modell ({line}) gab es von {from} bis {to}.}} Das Datum oder die Modellnummer stimmt also nicht. Prüfen Sie beides.",
  "other-equipment":
    "Das sieht nach der Seriennummer einer Heizung oder Klimaanlage aus ({maker}, {date}). Der Warmwasserbereiter hat ein eigenes Schild.",
  "model-too-long": "Die Modellnummer haben wir weggelassen: Sie hat mehr als {longest} Zeichen.",
  "tank-outside":
    "Es sitzt außen am Speicher. Gas: beim Gasventil. Strom: im oberen Drittel oder bei der Abdeckung eines Heizstabs.",
  "tank-side-low":
    "Es sitzt seitlich am Speicher, oft weit unten. Bei älteren Gasgeräten und Hybridgeräten oben links.",
  "tank-upper-front":
    "Es sitzt oben vorn oder seitlich auf dem Mantel, über den Wartungsklappen oder dem Gasventil.",
  "tank-front": "Es sitzt vorn am Speicher, bei Elektrogeräten nahe der unteren Wartungsklappe.",
  jacket: "Es sitzt außen oder innen am Mantel.",
  "cabinet-side": "Es sitzt seitlich am Gehäuse.",
  "cabinet-side-or-front": "Es sitzt seitlich oder vorn am Gehäuse.",
  "boiler-varies": "Es sitzt unten: innen an der Rückwand, rechts oder vorn, je nach Baujahr.",
  unknown: "Sehen Sie rundum am Gerät nach und hinter der Frontabdeckung.",
};
