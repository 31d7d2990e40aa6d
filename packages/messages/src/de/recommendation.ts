import type { Messages } from "../catalog/shape.ts";

/**
 * What to do with a heater. The keys of the codes (`good`, `replace-or-monitor`) are summaries; the numbered ones are the
 * actions for a state, the most useful first; `state-…` names a state within a sentence.
 */
export const recommendation: Messages["recommendation"] = {
  good: "Guter Zustand: Die übliche Pflege reicht.",
  "good-1":
    "Spülen Sie einen Speicher einmal im Jahr, einen Durchlauferhitzer entkalken Sie. Wie, steht in der Anleitung.",
  "good-2": "Lassen Sie bei einem Speicher alle ein bis drei Jahre die Opferanode prüfen.",
  "good-3": "Heben Sie den Kaufbeleg auf und prüfen Sie, ob die Garantie registriert ist.",
  monitor: "Im Auge behalten: In diesem Alter zählen kleine Anzeichen.",
  "monitor-1": "Achten Sie auf Rost, feuchte Stellen, Lecks und rostiges Warmwasser.",
  "monitor-2":
    "Spülen Sie den Speicher und lassen Sie die Opferanode prüfen, oder entkalken Sie den Durchlauferhitzer.",
  "monitor-3": "Vergleichen Sie schon jetzt Preise, dann wählen Sie in Ruhe.",
  replace: "Austausch empfohlen: Planen Sie das neue Gerät, bevor dieses ausfällt.",
  "replace-1": "Holen Sie Angebote ein, solange dieses noch läuft.",
  "replace-2": "Prüfen Sie bis dahin Boden und Auffangwanne auf Wasser und testen Sie das Absperrventil.",
  "replace-3": "Bei einem Leck stellen Sie Wasser und Gas oder Strom ab und rufen den Installateur.",
  "replace-or-monitor":
    "Austausch empfohlen oder im Auge behalten: Ob das Gerät schon 10 Jahre alt ist, ist offen. Gehen Sie vorerst davon aus.",
  "monitor-or-good":
    "Im Auge behalten oder guter Zustand: Ob das Gerät schon 6 Jahre alt ist, ist offen. Gehen Sie vorerst davon aus.",
  otherDates:
    "Die Seriennummer kann auch {dates} bedeuten. Suchen Sie auf dem Schild nach einem aufgedruckten Datum.",
  dateWeek: "KW {week, number}/{year}",
  otherDate: "{date} ({state})",
  "state-good": "guter Zustand",
  "state-monitor": "im Auge behalten",
  "state-replace": "Austausch empfohlen",
  "state-replace-or-monitor": "Austausch empfohlen oder im Auge behalten",
  "state-monitor-or-good": "im Auge behalten oder guter Zustand",
};
