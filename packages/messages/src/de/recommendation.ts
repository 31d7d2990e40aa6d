import type { Messages } from "../catalog/shape.ts";

/**
 * What to do with a heater. The keys of the codes (`good`, `replace-or-monitor`) are summaries; the numbered ones are the
 * actions for a state, the most useful first; `state-…` names a state within a sentence.
 */
export const recommendation: Messages["recommendation"] = {
  good: "Guter Zustand: In diesem Alter genügt die übliche Pflege.",
  "good-1":
    "Spülen Sie einen Speicher einmal im Jahr; einen Durchlauferhitzer entkalken Sie. Wie, steht in der Anleitung.",
  "good-2": "Lassen Sie bei einem Speicher alle ein bis drei Jahre die Opferanode prüfen.",
  "good-3": "Heben Sie den Kaufbeleg auf und prüfen Sie, ob das Gerät für die Garantie registriert ist.",
  monitor: "Genau beobachten: In diesem Alter zählen auch kleine Anzeichen.",
  "monitor-1": "Achten Sie auf Rost, feuchte Stellen und Lecks und auf Rost im warmen Wasser.",
  "monitor-2":
    "Pflegen Sie das Gerät weiter: Speicher spülen und Opferanode prüfen lassen, Durchlauferhitzer entkalken.",
  "monitor-3": "Vergleichen Sie schon jetzt Preise, damit Sie in Ruhe wählen können.",
  replace: "Austausch empfohlen: Planen Sie in diesem Alter das nächste Gerät, bevor dieses ausfällt.",
  "replace-1": "Holen Sie Angebote ein, solange das Gerät noch läuft.",
  "replace-2":
    "Sehen Sie bis dahin nach, ob am Boden oder in der Auffangwanne Wasser steht, und probieren Sie, ob sich das Absperrventil drehen lässt.",
  "replace-3":
    "Wenn das Gerät leckt, sperren Sie das Wasser ab, stellen Sie Gas oder Strom ab und rufen Sie einen Installateur.",
  "replace-or-monitor":
    "Austausch empfohlen oder genau beobachten: Das Datum ist nicht genau genug bekannt, um zu sagen, ob das Gerät schon 10 Jahre alt ist. Solange Sie nicht mehr wissen, gehen Sie vom höheren Alter aus.",
  "monitor-or-good":
    "Genau beobachten oder guter Zustand: Das Datum ist nicht genau genug bekannt, um zu sagen, ob das Gerät schon 6 Jahre alt ist. Solange Sie nicht mehr wissen, gehen Sie vom höheren Alter aus.",
  otherDates:
    "Die Seriennummer kann auch {dates} bedeuten. Vergleichen Sie mit dem Datum auf dem Typenschild, falls dort eines aufgedruckt ist.",
  dateWeek: "KW\u00a0{week, number}/{year}",
  otherDate: "{date} ({state})",
  "state-good": "guter Zustand",
  "state-monitor": "genau beobachten",
  "state-replace": "Austausch empfohlen",
  "state-replace-or-monitor": "Austausch empfohlen oder genau beobachten",
  "state-monitor-or-good": "genau beobachten oder guter Zustand",
};
