import type { Messages } from "../catalog/shape.ts";

/** The terms for the programming interface and the packages. */
export const developerTerms: Messages["developerTerms"] = {
  metaTitle: "Bedingungen für Entwickler | Heater Age",
  metaDescription:
    "Was Sie mit der API und den Paketen von Heater Age tun dürfen: Programme und kommerzielle Nutzung sind willkommen, in Grenzen und ohne Gewähr.",
  title: "Bedingungen für Entwickler",
  intro:
    "Diese Bedingungen richten sich an Menschen, die Programme schreiben. Kurz gesagt: Die Pakete sind freie Software, und die API darf von Programmen aufgerufen werden, auch für kommerzielle Zwecke, solange sie sich an ihre Grenzen halten.",

  scope: "Worum es geht",
  scopeParts:
    "Es geht um die Programmierschnittstelle (API), also alles unter {api} an der Adresse dieser Website, und um die Pakete {decoder} und {client}. Für die Seiten der Website gelten eigene <terms>Nutzungsbedingungen</terms>. „Wir“ sind {named, select, yes {{company}, der Herausgeber dieser Website} other {der Betreiber dieser Website}}.",

  packages: "Die Pakete",
  packagesLicense:
    "Die Pakete und der Quelltext dieses Dienstes stehen unter der MIT-Lizenz, die jedem von ihnen beiliegt. Sie dürfen sie nutzen, ändern, weitergeben und verkaufen, solange Sie den Urheber- und Lizenzvermerk erhalten. Für sie gilt allein diese Lizenz; die folgenden Abschnitte betreffen die API.",
  packagesLocal:
    "Der Decoder arbeitet dort, wo Ihr Programm läuft: Er sendet nichts und begrenzt die Zahl der Aufrufe nicht. Der Client ruft nur die Adresse auf, die Sie ihm geben.",

  use: "Nutzung der API",
  useFree:
    "Die API kostet nichts und braucht weder Schlüssel noch Konto. Sie dürfen sie aus Programmen und Webseiten aufrufen und auf ihren Antworten aufbauen, auch kommerziell. Ihre Aufrufe sind in der <docs>Dokumentation der API</docs> beschrieben.",
  usePages:
    "Die Aufrufe, die zu unseren eigenen Seiten gehören, für Fehlerberichte, das Zählen des Teilens und Nachrichten, sind nicht für andere Programme bestimmt. Was den Schlüssel des Betreibers verlangt, ist allein für den Betreiber.",

  limits: "Grenzen",
  limitsHeaders:
    "Die Zahl der Aufrufe von einer Adresse ist begrenzt. Antworten sagen in ihren {rateLimit}-Kopfzeilen, wie viele noch übrig sind. Warten Sie nach einer Antwort mit dem Status 429 so viele Sekunden, wie {retryAfter} angibt.",
  limitsFair:
    "Umgehen Sie die Grenzen nicht, etwa indem Sie Aufrufe auf viele Adressen verteilen, und stören Sie den Dienst nicht für andere. Für Listen von Seriennummern gibt es {batch}; für große Mengen nehmen Sie das Decoder-Paket, das keine Grenze hat.",

  data: "Was gespeichert wird",
  dataStored:
    "Eine Prüfung über die API wird aufgezeichnet wie eine auf der Website, und ein Bericht bleibt gespeichert, bis er gelöscht wird. Was das bedeutet, steht in der <privacy>Datenschutzerklärung</privacy>. Senden Sie nichts, was verrät, wer jemand ist. Wenn Menschen Ihr Programm benutzen, sagen Sie ihnen, dass es Seriennummern an uns sendet.",

  answers: "Weitergabe von Antworten",
  answersHonest: "Wo Menschen die Antworten sehen oder sich auf sie verlassen:",
  answersAll:
    "Zeigen Sie alle möglichen Herstellungsdaten, wenn es mehrere gibt, oder sagen Sie, dass es weitere gibt.",
  answersCertainty: "Stellen Sie nichts als sicher dar, was die Antwort unsicher nennt.",
  answersModel: "Lassen Sie KI-ergänzte Angaben als solche gekennzeichnet.",
  answersName:
    "Erwecken Sie nicht den Eindruck, dass wir oder ein Hersteller von Warmwasserbereitern Ihr Produkt empfehlen.",

  availability: "Verfügbarkeit und Änderungen der API",
  availabilityNone:
    "Wir versprechen nicht, dass die API immer erreichbar ist oder wie lange es sie geben wird.",
  availabilityStable:
    "Codes und Namen von Feldern bleiben, wie sie sind. Neue können jederzeit hinzukommen; Ihr Programm sollte übergehen, was es nicht kennt. Eine Änderung, nach der Programme nicht mehr funktionieren, kündigen wir 30 Tage vorher auf dieser Seite an, es sei denn, die Sicherheit verlangt sie früher.",

  liability: "Gewährleistungsausschluss und Haftung",
  liabilityAsIs:
    "Soweit das Gesetz es zulässt, wird die API ohne Mängelgewähr bereitgestellt, und wir haften nicht für Schäden, die daraus entstehen, dass Sie sie nutzen oder nicht nutzen können oder sich auf eine Antwort verlassen. Wenn es auf ein Datum ankommt, fragen Sie beim Hersteller nach.",
  liabilityMandatory:
    "Nichts in diesen Bedingungen beschränkt eine Haftung, die sich gesetzlich nicht beschränken lässt, etwa für Vorsatz, grobe Fahrlässigkeit oder Verletzungen von Leben, Körper und Gesundheit.",

  blocking: "Sperren",
  blockingWhen:
    "Wir können Aufrufer sperren, die sich nicht an diese Bedingungen halten oder den Dienst gefährden. Wenn Sie gesperrt sind und nicht wissen, warum, schreiben Sie uns.",

  law: "Anwendbares Recht und Änderungen dieser Bedingungen",
  lawStates:
    "Für diese Bedingungen gilt das Recht der Vereinigten Staaten und, wo dieses eine Frage den Bundesstaaten überlässt, das Recht des Staates, in dem wir unseren Sitz haben. Zwingendes Recht an Ihrem Wohnort bleibt unberührt. Sollten sich Fassungen in verschiedenen Sprachen unterscheiden, gilt die englische, soweit dieses Recht es zulässt.",
  lawChanges:
    "Wesentliche Änderungen dieser Bedingungen kündigen wir auf dieser Seite 30 Tage vor ihrem Inkrafttreten an. Ist ein Teil unwirksam, bleibt der Rest in Kraft.",

  contact: "Kontakt",
  contactReach:
    "Schreiben Sie uns {mail, select, yes {an {email} oder } other {}}über das <contact>Kontaktformular</contact>, auch wenn Sie mehr brauchen, als die Grenzen erlauben.",
};
