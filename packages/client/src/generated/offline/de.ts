// Written by `pnpm generate`. Do not edit.
import type { OfflineTexts } from "../../texts/offline-texts.ts";

/** What an answer of the decoder says. */
export const texts: OfflineTexts = {
  "summaries": {
    "good": "Guter Zustand: In diesem Alter genügt die übliche Pflege.",
    "monitor": "Genau beobachten: In diesem Alter zählen auch kleine Anzeichen.",
    "replace": "Austausch empfohlen: Planen Sie in diesem Alter das nächste Gerät, bevor dieses ausfällt.",
    "monitor-or-good": "Genau beobachten oder guter Zustand: Das Datum ist nicht genau genug bekannt, um zu sagen, ob das Gerät schon 6 Jahre alt ist. Solange Sie nicht mehr wissen, gehen Sie vom höheren Alter aus.",
    "replace-or-monitor": "Austausch empfohlen oder genau beobachten: Das Datum ist nicht genau genug bekannt, um zu sagen, ob das Gerät schon 10 Jahre alt ist. Solange Sie nicht mehr wissen, gehen Sie vom höheren Alter aus."
  },
  "actions": {
    "good": "Spülen Sie einen Speicher einmal im Jahr; einen Durchlauferhitzer entkalken Sie. Wie, steht in der Anleitung. Lassen Sie bei einem Speicher alle ein bis drei Jahre die Opferanode prüfen. Heben Sie den Kaufbeleg auf und prüfen Sie, ob das Gerät für die Garantie registriert ist.",
    "monitor": "Achten Sie auf Rost, feuchte Stellen und Lecks und auf Rost im warmen Wasser. Pflegen Sie das Gerät weiter: Speicher spülen und Opferanode prüfen lassen, Durchlauferhitzer entkalken. Vergleichen Sie schon jetzt Preise, damit Sie in Ruhe wählen können.",
    "replace": "Holen Sie Angebote ein, solange das Gerät noch läuft. Sehen Sie bis dahin nach, ob am Boden oder in der Auffangwanne Wasser steht, und probieren Sie, ob sich das Absperrventil drehen lässt. Wenn das Gerät leckt, sperren Sie das Wasser ab, stellen Sie Gas oder Strom ab und rufen Sie einen Installateur."
  },
  "states": {
    "good": "guter Zustand",
    "monitor": "genau beobachten",
    "replace": "Austausch empfohlen",
    "monitor-or-good": "genau beobachten oder guter Zustand",
    "replace-or-monitor": "Austausch empfohlen oder genau beobachten"
  },
  "otherDates": "Die Seriennummer kann auch {dates} bedeuten. Vergleichen Sie mit dem Datum auf dem Typenschild, falls dort eines aufgedruckt ist.",
  "otherDate": "{date} ({state})",
  "week": "KW {week}/{year}",
  "problems": {
    "no-format": "So sieht keine Seriennummer von {brand} aus, die wir kennen.",
    "impossible-date": "Die Nummer ist wie eine Seriennummer von {brand} geschrieben, aber das Datum darin gibt es nicht, oder es liegt außerhalb der Jahre dieser Schreibweise.",
    "no-date-in-serial": "In Seriennummern dieser Art bringt {brand} kein Datum unter. Suchen Sie auf dem Schild nach einem aufgedruckten Datum.",
    "too-short": "Das ist kürzer als eine Seriennummer. Es scheinen Zeichen zu fehlen.",
    "too-long": "Das ist länger als jede Seriennummer von {brand}, die wir kennen. Vielleicht sind andere Nummern vom Schild mit hineingeraten.",
    "looks-like-model": "Das sieht nach der Modellnummer aus. Die Seriennummer ist eine andere auf demselben Schild, mit „Serial“, „Serial No.“ oder „S/N“ davor.",
    "no-public-rule": "Wir haben keine öffentliche Regel gefunden, nach der sich aus einer Seriennummer von {brand} ein Datum ergibt. Suchen Sie auf dem Schild nach einem aufgedruckten Datum, oder fragen Sie mit der Seriennummer beim Hersteller nach.",
    "private-label": "{brand} ist eine Handels- oder Eigenmarke, und wir wissen nicht, wer das Gerät gebaut hat. Suchen Sie auf dem Schild nach dem Namen des Herstellers und prüfen Sie unter dieser Marke.",
    "other-none": "Keine Marke, die wir kennen, schreibt Seriennummern so.",
    "other-some": "Sie haben keine Marke gewählt, darum haben wir alle durchprobiert."
  }
};
