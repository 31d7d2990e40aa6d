import type { Messages } from "../catalog/shape.ts";

/**
 * What to do with a heater. The keys of the states (`good`) are summaries; the numbered ones are the actions for a
 * state, the most useful first; `state-…` names a state within a sentence.
 */
export const recommendation: Messages["recommendation"] = {
  good: "Guter Zustand: Die übliche Pflege reicht.",
  "good-1": "Spülen Sie einmal im Jahr den Speicher oder entkalken Sie den Durchlauferhitzer.",
  "good-2": "Lassen Sie bei einem Speicher alle ein bis drei Jahre die Opferanode prüfen.",
  "good-3": "Registrieren Sie die Garantie und heben Sie den Kaufbeleg auf.",
  monitor: "Im Auge behalten: Kleine Anzeichen zählen.",
  "monitor-1": "Achten Sie auf Rost, feuchte Stellen, Lecks und rostiges Warmwasser.",
  "monitor-2":
    "Spülen Sie den Speicher und lassen Sie die Opferanode prüfen, oder entkalken Sie den Durchlauferhitzer.",
  "monitor-3": "Vergleichen Sie Preise, solange es nicht eilt.",
  replace: "Austausch empfohlen: Planen Sie ein neues Gerät.",
  "replace-1": "Holen Sie Angebote ein, solange das alte Gerät noch läuft.",
  "replace-2": "Prüfen Sie Boden und Auffangwanne auf Wasser und testen Sie das Absperrventil.",
  "replace-3": "Bei einem Leck stellen Sie Wasser und Gas oder Strom ab und rufen Sie den Installateur.",
  otherDates: "Möglich ist auch {dates}. Suchen Sie auf dem Schild nach einem aufgedruckten Datum.",
  dateWeek: "KW {week, number}/{year}",
  otherDate: "{date} ({state})",
  "state-good": "guter Zustand",
  "state-monitor": "im Auge behalten",
  "state-replace": "Austausch empfohlen",
};
