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
  "with-controlled": "Zirkulation mit Zeituhr oder Fühler",
  "with-uncontrolled": "Zirkulation im Dauerbetrieb",
  years: "{years, plural, one {# Jahr} other {# Jahre}}",
  yearsByVersion: "{from} bis {to, plural, one {# Jahr} other {# Jahre}}, je nach Ausführung",
  orHours: "{years} oder {hours, number} Betriebsstunden, je nachdem, was zuerst erreicht ist",

  fromPapers: "Aus Ihren Unterlagen.",
  fromNumber: "Aus der Modellnummer. Vergleichen Sie mit Ihren Unterlagen.",
  fromLanguageModel: "Von einer KI geschrieben und vielleicht falsch. Vergleichen Sie mit Ihren Unterlagen.",

  dated: "{dates}: {state}",
  active: "läuft noch etwa {time}",
  activeBetween: "läuft noch, Rest zwischen {from} und {to}",
  expired: "abgelaufen",
  openDate: "läuft noch oder ist abgelaufen; Rest höchstens {time}",
  openVersion:
    "bei {from, plural, one {# Jahr} other {# Jahren}} abgelaufen, bei {to, plural, one {# Jahr} other {# Jahren}} noch gültig; Rest höchstens {time}",
  fromManufacture: "Ab der Herstellung gerechnet, sie kann also länger laufen.",
  fromInstallation: "Ab Ihrem Einbaudatum gerechnet.",

  counting: "Sie beginnt mit Einbau oder Kauf, wenn Sie das belegen können, sonst mit der Herstellung.",
  conditions:
    "Der Hersteller kann eine Registrierung oder den Einbau durch einen Fachbetrieb verlangen. Versetzen, falsche Nutzung, Online-Kauf oder der Ausbau der Opferanode können die Garantie kosten.",
  check: "Bei {brand} lässt sich die Garantie mit der Seriennummer nachschlagen.",

  unknown: "Zur Garantie dieses Geräts haben wir keine Angaben.",
  "todo-model": "Ergänzen Sie die Modellnummer.",
  "todo-papers": "Sehen Sie auf dem Schild und in den Unterlagen nach.",
  "todo-maker": "Fragen Sie den Hersteller.",
  papersUnread: "Schreiben Sie zum Beispiel „6 Jahre auf Speicher und Teile“.",
  noDate: "Ob sie noch läuft, lässt sich ohne Datum nicht sagen.",
};
