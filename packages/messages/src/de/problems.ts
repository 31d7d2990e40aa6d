import type { Messages } from "../catalog/shape.ts";

/** Why there is no date, facts about brands without a rule, and where the rating plate is. */
export const problems: Messages["problems"] = {
  "no-format": "So sieht keine Seriennummer von {brand} aus, die wir kennen.",
  "impossible-date":
    "Die Nummer ist wie eine Seriennummer von {brand} geschrieben, aber das Datum darin gibt es nicht, oder es liegt außerhalb der Jahre dieser Schreibweise.",
  "no-date-in-serial":
    "In Seriennummern dieser Art bringt {brand} kein Datum unter. Suchen Sie auf dem Schild nach einem aufgedruckten Datum.",
  "too-short": "Das ist kürzer als eine Seriennummer. Es scheinen Zeichen zu fehlen.",
  "too-long":
    "Das ist länger als jede Seriennummer von {brand}, die wir kennen. Vielleicht sind andere Nummern vom Schild mit hineingeraten.",
  "looks-like-model":
    "Das sieht nach der Modellnummer aus. Die Seriennummer ist eine andere auf demselben Schild, mit „Serial“, „Serial No.“ oder „S/N“ davor.",
  "no-public-rule":
    "Wir haben keine öffentliche Regel gefunden, nach der sich aus einer Seriennummer von {brand} ein Datum ergibt. Suchen Sie auf dem Schild nach einem aufgedruckten Datum, oder fragen Sie mit der Seriennummer beim Hersteller nach.",
  "private-label":
    "Den Namen {brand} kennen wir von Warmwasserbereitern, aber nicht, wer sie gebaut hat. Suchen Sie auf dem Schild nach dem Namen des Herstellers und prüfen Sie unter dieser Marke.",
  "other-none": "Keine Marke, die wir kennen, schreibt Seriennummern so.",
  "other-some": "Sie haben keine Marke gewählt, darum haben wir alle durchprobiert.",
  "model-not-sold-then":
    "{to, select, open {Dieses Modell ({line}) gibt es erst seit {from}.} other {Dieses Modell ({line}) gab es von {from} bis {to}.}} Das Datum oder die Modellnummer stimmt nicht. Prüfen Sie beides.",
  "other-equipment":
    "Das sieht nach der Seriennummer einer Heizung oder Klimaanlage aus ({maker}, {date}). Der Warmwasserbereiter hat ein eigenes Schild.",
  "model-too-long": "Die Modellnummer haben wir weggelassen: Sie hat mehr als {longest} Zeichen.",
  "tank-outside":
    "Es sitzt außen am Speicher: bei Gasgeräten neben dem Gasventil, bei Elektrogeräten im oberen Drittel oder bei der Abdeckung eines Heizstabs.",
  "tank-side-low":
    "Es sitzt seitlich am Speicher, oft weit unten. Bei älteren Gasgeräten und bei Hybridgeräten sehen Sie oben links nach.",
  "tank-upper-front":
    "Es sitzt auf dem Mantel, oben vorn oder seitlich, über den Wartungsabdeckungen oder dem Gasventil.",
  "tank-front": "Es sitzt vorn am Speicher, bei Elektrogeräten in der Nähe der unteren Wartungsabdeckung.",
  jacket: "Es sitzt außen oder innen am Außenmantel.",
  "cabinet-side": "Es sitzt seitlich am Gehäuse.",
  "cabinet-side-or-front": "Es sitzt seitlich oder vorn am Gehäuse.",
  "boiler-varies": "Je nach Baujahr sitzt es innen hinten unten, rechts oder vorn.",
  unknown: "Sehen Sie rundum außen am Gerät nach und auch hinter der Frontabdeckung.",
};
