import type { Messages } from "../catalog/shape.ts";

/** The terms for the programming interface and the packages. */
export const developerTerms: Messages["developerTerms"] = {
  metaTitle: "Bedingungen für Entwickler | Heater Age",
  metaDescription: "Was Sie mit der API und den Paketen von Heater Age tun dürfen, auch kommerziell.",
  title: "Bedingungen für Entwickler",

  scope: "Geltungsbereich",
  scopeParts:
    "Diese Bedingungen gelten für die API (alles unter {api}) und die Pakete {decoder} und {client}. Für die Seiten der Website gelten die <terms>Nutzungsbedingungen</terms>. „Wir“ sind {named, select, yes {{company}, der Herausgeber dieser Website} other {der Betreiber dieser Website}}.",

  packages: "Pakete",
  packagesLicense:
    "Für die Pakete und den Quelltext dieses Dienstes gilt nur die MIT-Lizenz, die jedem beiliegt.",
  packagesLocal: "Der Decoder sendet nichts. Der Client ruft nur die Adresse auf, die Sie ihm geben.",

  use: "API-Nutzung",
  useFree:
    "Die API ist kostenlos und braucht weder Schlüssel noch Konto. Sie dürfen sie und ihre Antworten in Programmen und auf Webseiten nutzen, auch kommerziell. Siehe <docs>Dokumentation</docs>.",
  usePages:
    "Nutzen Sie nicht die Aufrufe unserer eigenen Seiten (Fehlerberichte, Zählung des Teilens, Nachrichten) oder die des Betreibers.",

  limits: "Grenzen",
  limitsHeaders:
    "Aufrufe sind pro IP-Adresse begrenzt. Warten Sie nach dem Status 429 so viele Sekunden, wie {retryAfter} angibt.",
  limitsFair:
    "Umgehen Sie die Grenzen nicht und stören Sie den Dienst nicht. Für Listen gibt es {batch}, für große Mengen den Decoder ohne Grenze.",

  data: "Daten",
  dataStored:
    "Prüfungen und Berichte speichern wir, wie es in unserer <privacy>Datenschutzerklärung</privacy> steht. Senden Sie nichts, was eine Person erkennen lässt. Sagen Sie Ihren Nutzern, dass wir die Seriennummern bekommen.",

  answers: "Antworten weitergeben",
  answersHonest: "Wo Menschen die Antworten sehen oder sich auf sie verlassen:",
  answersAll: "Zeigen Sie alle möglichen Daten oder sagen Sie, dass es weitere gibt.",
  answersCertainty: "Stellen Sie unsichere Antworten nicht als sicher dar.",
  answersModel: "Behalten Sie die Kennzeichnung „KI-ergänzt“ bei.",
  answersName: "Erwecken Sie nicht den Eindruck, dass wir oder ein Hersteller Ihr Produkt empfehlen.",

  availability: "Verfügbarkeit",
  availabilityNone: "Wir versprechen nicht, dass die API verfügbar ist oder bleibt.",
  availabilityStable:
    "Neue Codes und Felder können jederzeit dazukommen: Ignorieren Sie, was Ihr Programm nicht kennt. Inkompatible Änderungen kündigen wir hier 30 Tage vorher an, außer die Sicherheit verlangt sie früher.",

  liability: "Gewähr und Haftung",
  liabilityAsIs:
    "Soweit das Gesetz es zulässt, stellen wir die API ohne jede Gewähr bereit. Wir haften nicht für Schäden daraus, dass Sie sie nutzen, nicht nutzen können oder sich auf eine Antwort verlassen.",
  liabilityMandatory:
    "Diese Bedingungen beschränken keine Haftung, die sich gesetzlich nicht beschränken lässt, etwa für Vorsatz, grobe Fahrlässigkeit oder die Verletzung von Leben, Körper oder Gesundheit.",

  blocking: "Sperrung",
  blockingWhen: "Wer gegen diese Bedingungen verstößt oder den Dienst gefährdet, den können wir sperren.",

  law: "Recht und Änderungen",
  lawStates:
    "Für diese Bedingungen gilt das Recht der Vereinigten Staaten und unseres Sitzstaats. Zwingendes Recht an Ihrem Wohnort bleibt unberührt. Weichen Sprachfassungen voneinander ab, gilt die englische, soweit jenes Recht es zulässt.",
  lawChanges:
    "Wesentliche Änderungen kündigen wir hier 30 Tage vorher an. Ist ein Teil unwirksam, bleibt der Rest in Kraft.",

  contact: "Kontakt",
  contactReach:
    "Wenn Sie gesperrt sind oder höhere Grenzen brauchen, schreiben Sie uns {mail, select, yes {an {email} oder } other {}}über das <contact>Kontaktformular</contact>.",
};
