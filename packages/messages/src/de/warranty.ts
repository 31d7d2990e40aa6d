import type { Messages } from "../catalog/shape.ts";

/** Warranties in responses of the API. */
export const warranty: Messages["warranty"] = {
  cover: "{parts}: {span}",
  coverWith: "{parts}, {condition}: {span}",
  "part-tank": "Speicher",
  "part-parts": "Teile",
  "part-labour": "Arbeit",
  "part-heat-exchanger": "Wärmetauscher",
  "part-unnamed": "Garantie",
  "with-controlled": "mit Zirkulation, die eine Uhr oder ein Fühler steuert",
  "with-uncontrolled": "mit Zirkulation, die immer läuft",
  years: "{years, plural, one {# Jahr} other {# Jahre}}",
  yearsByVersion: "{from} bis {to, plural, one {# Jahr} other {# Jahre}}, je nach Ausführung",
  orHours: "{years} oder {hours, number} Betriebsstunden, wenn diese vorher um sind",

  fromPapers: "Aus dem gelesen, was Sie aus Ihren Unterlagen eingegeben haben.",
  fromNumber:
    "Aus der Modellnummer gelesen, in der eine solche Jahreszahl für den Speicher steht. Vergleichen Sie sie mit Ihren Unterlagen.",
  fromLanguageModel:
    "Das hat ein Sprachmodell geschrieben. Es kann falsch sein: Vergleichen Sie es mit den Unterlagen zum Gerät.",

  dated: "{dates}: {state}",
  active: "noch in der Garantiezeit, Rest etwa {time}",
  activeBetween: "noch in der Garantiezeit, Rest zwischen {from} und {to}",
  expired: "abgelaufen",
  openDate:
    "gültig oder abgelaufen, das Datum ist nicht genau genug bekannt, um es zu sagen; Rest höchstens {time}",
  openVersion:
    "bei {from, plural, one {# Jahr} other {# Jahren}} abgelaufen, bei {to, plural, one {# Jahr} other {# Jahren}} noch gültig; Rest höchstens {time}",
  fromManufacture:
    "Gerechnet ab der Herstellung, weil der Tag des Einbaus nicht bekannt ist. Die Garantie kann länger laufen.",
  fromInstallation: "Gerechnet ab dem Einbau, wie Sie ihn angegeben haben.",

  counting:
    "Sie zählt ab dem Einbau oder dem Kauf, wenn es einen Nachweis dafür gibt, sonst ab der Herstellung.",
  conditions:
    "Hersteller können eine Registrierung oder einen Fachbetrieb verlangen. Wer das Gerät versetzt, es anders als vorgesehen nutzt, online kauft oder die Opferanode ausbaut, kann die Garantie verlieren.",
  check: "{brand} nennt die Garantie eines Geräts zu seiner Seriennummer.",

  unknown:
    "Zur Garantie dieses Geräts haben wir keine Angaben. Mit der Modellnummer lassen sie sich nachschlagen.",
  "todo-model": "Suchen Sie die Modellnummer: Bei vielen Marken verrät sie die Jahre.",
  "todo-papers": "Suchen Sie auf dem Schild oder in den Unterlagen nach einer Zahl von Jahren.",
  "todo-maker": "Fragen Sie den Hersteller und halten Sie Seriennummer und Rechnung bereit.",
  papersUnread:
    "In Ihrer Eingabe finden wir keine Zahl von Jahren. Sie sieht etwa so aus: „6 Jahre auf Speicher und Teile“.",
  noDate: "Ob sie noch läuft, lässt sich ohne Datum nicht sagen.",
};
