import type { Messages } from "../catalog/shape.ts";

/** The terms for the programming interface and the packages. */
export const developerTerms: Messages["developerTerms"] = {
  metaTitle: "Bedingungen für Entwickler | Heater Age",
  metaDescription:
    "Was Sie mit der API und den Paketen von Heater Age tun dürfen: Programme und kommerzielle Nutzung sind willkommen, in Grenzen und ohne Gewähr.",
  title: "Bedingungen für Entwickler",
  intro:
    "Kurz gesagt: Die Pakete sind freie Software. Programme dürfen die API innerhalb ihrer Grenzen aufrufen, auch kommerziell.",

  scope: "Geltungsbereich",
  scopeParts:
    "Die Bedingungen gelten für die API, also alles unter {api} auf dieser Website, und für die Pakete {decoder} und {client}. Für die Seiten der Website gelten eigene <terms>Nutzungsbedingungen</terms>. „Wir“ sind {named, select, yes {{company}, der Herausgeber dieser Website} other {der Betreiber dieser Website}}.",

  packages: "Die Pakete",
  packagesLicense:
    "Die Pakete und der Quelltext dieses Dienstes stehen unter der MIT-Lizenz, die jedem beiliegt. Sie dürfen sie nutzen, ändern, weitergeben und verkaufen, wenn Sie den Urheber- und Lizenzvermerk erhalten. Für sie gilt nur diese Lizenz. Die folgenden Abschnitte betreffen die API.",
  packagesLocal:
    "Der Decoder läuft in Ihrem Programm, sendet nichts und begrenzt die Aufrufe nicht. Der Client ruft nur die Adresse auf, die Sie ihm geben.",

  use: "Nutzung der API",
  useFree:
    "Die API ist kostenlos und braucht weder Schlüssel noch Konto. Sie dürfen sie aus Programmen und Webseiten aufrufen und auf ihren Antworten aufbauen, auch kommerziell. Mehr in der <docs>API-Dokumentation</docs>.",
  usePages:
    "Nutzen Sie nicht die Aufrufe unserer eigenen Seiten: Fehlerberichte, Zählung des Teilens und Nachrichten. Aufrufe mit Betreiber-Token sind nur für den Betreiber.",

  limits: "Grenzen",
  limitsHeaders:
    "Aufrufe sind je Adresse begrenzt. Die {rateLimit}-Header zeigen, wie viele übrig sind. Warten Sie nach dem Status 429 so viele Sekunden, wie {retryAfter} angibt.",
  limitsFair:
    "Umgehen Sie die Grenzen nicht, etwa indem Sie Aufrufe auf viele Adressen verteilen, und stören Sie den Dienst nicht. Für Listen von Seriennummern gibt es {batch}, für große Mengen das Decoder-Paket ohne Grenze.",

  data: "Was wir speichern",
  dataStored:
    "Eine Prüfung über die API zeichnen wir auf wie eine auf der Website. Einen Bericht speichern wir, bis er gelöscht wird. Mehr in der <privacy>Datenschutzerklärung</privacy>. Senden Sie nichts, was eine Person erkennen lässt. Wenn Menschen Ihr Programm nutzen, sagen Sie ihnen, dass es uns Seriennummern sendet.",

  answers: "Weitergabe von Antworten",
  answersHonest: "Wo Menschen die Antworten sehen oder sich auf sie verlassen:",
  answersAll: "Zeigen Sie alle möglichen Daten oder sagen Sie, dass es weitere gibt.",
  answersCertainty: "Stellen Sie unsichere Antworten nicht als sicher dar.",
  answersModel: "Lassen Sie KI-ergänzte Angaben gekennzeichnet.",
  answersName: "Erwecken Sie nicht den Eindruck, dass wir oder ein Hersteller Ihr Produkt empfehlen.",

  availability: "Verfügbarkeit und Änderungen der API",
  availabilityNone: "Wir versprechen nicht, dass die API immer erreichbar ist oder wie lange es sie gibt.",
  availabilityStable:
    "Codes und Feldnamen bleiben gleich. Neue können jederzeit dazukommen: Übergehen Sie, was Ihr Programm nicht kennt. Inkompatible Änderungen kündigen wir hier 30 Tage vorher an, außer die Sicherheit verlangt sie früher.",

  liability: "Gewährleistungsausschluss und Haftung",
  liabilityAsIs:
    "Soweit das Gesetz es zulässt, stellen wir die API ohne jede Gewähr bereit. Wir haften nicht für Schäden daraus, dass Sie sie nutzen, nicht nutzen können oder sich auf eine Antwort verlassen. Kommt es auf ein Datum an, fragen Sie beim Hersteller nach.",
  liabilityMandatory:
    "Diese Bedingungen beschränken keine Haftung, die sich gesetzlich nicht beschränken lässt, etwa für Vorsatz, grobe Fahrlässigkeit oder die Verletzung von Leben, Körper oder Gesundheit.",

  blocking: "Sperrung",
  blockingWhen:
    "Wer gegen diese Bedingungen verstößt oder den Dienst gefährdet, den können wir sperren. Sind Sie gesperrt und wissen nicht, warum, schreiben Sie uns.",

  law: "Anwendbares Recht und Änderungen der Bedingungen",
  lawStates:
    "Für diese Bedingungen gilt das Recht der Vereinigten Staaten. Wo dieses eine Frage den Bundesstaaten überlässt, gilt das Recht unseres Sitzstaats. Zwingendes Recht an Ihrem Wohnort bleibt unberührt. Weichen Sprachfassungen voneinander ab, gilt die englische, soweit jenes Recht es zulässt.",
  lawChanges:
    "Wesentliche Änderungen kündigen wir hier 30 Tage vor ihrem Inkrafttreten an. Ist ein Teil unwirksam, bleibt der Rest in Kraft.",

  contact: "Kontakt",
  contactReach:
    "Schreiben Sie uns {mail, select, yes {an {email} oder } other {}}über das <contact>Kontaktformular</contact>, auch wenn Sie höhere Grenzen brauchen.",
};
