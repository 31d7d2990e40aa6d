import type { Messages } from "../catalog/shape.ts";

/** The privacy policy, in twelve sections. */
export const privacy: Messages["privacy"] = {
  metaTitle: "Datenschutzerklärung | Heater Age",
  metaDescription: "Was Heater Age speichert, wie lange, und wie Sie es löschen lassen.",
  title: "Datenschutzerklärung",

  who: "Wer wir sind",
  whoOperator:
    "„Wir“ sind {named, select, yes {{company}, der Herausgeber dieser Website} other {der Betreiber dieser Website}}. Wir sind für Ihre Daten verantwortlich. Sie erreichen uns {mail, select, yes {per E-Mail unter {email} oder } other {}}über das <contact>Kontaktformular</contact>.",
  whoBasis:
    "Wo die DSGVO der EU gilt, stehen unsere Rechtsgrundlagen in Artikel 6 Absatz 1. Prüfungen, Berichte und Nachrichten bearbeiten wir auf Ihre Bitte (Buchstabe b). Wir zeichnen Prüfungen auf, begrenzen Anfragen und gehen Fehlern nach. Daran haben wir ein berechtigtes Interesse: einen Dienst, der richtig rechnet, funktioniert und nicht missbraucht wird (Buchstabe f). Was Ihre Einwilligung braucht, geschieht nur mit ihr (Buchstabe a).",

  checks: "Prüfungen",
  checksStored:
    "Zu jeder Prüfung speichern wir Marke, Seriennummer, Modellnummer (falls angegeben), das ermittelte Datum und Alter und den Zeitpunkt. Eine Zufallszahl verhindert, dass sie doppelt zählt. Mit den Prüfungen finden wir falsche Regeln und fehlende Marken.",
  checksAnonymous:
    "Nicht gespeichert: Ihr Name, Ihre IP-Adresse und alles, was Ihr Gerät erkennbar macht. Wer aber weiß, wem der Warmwasserbereiter gehört, könnte die Verbindung herstellen.",
  checksScan:
    "Scans und Fotos von Typenschildern verlassen Ihr Gerät nie und sind weg, sobald Sie den Scanner schließen.",
  checksAddress:
    "Die Adresse eines Ergebnisses enthält Ihre Eingaben und bleibt im Verlauf Ihres Browsers. Wir protokollieren sie nicht.",

  reports: "Berichte",
  reportsStored:
    "Wenn Sie einen anfordern, speichern wir Marke, Seriennummer, Modellnummer, mögliche Daten und Zeitpunkt der Prüfung. Wenn Sie sie eintragen, auch Namen, Telefonnummer und Kunde oder Adresse. Wer den Link hat, kann den Bericht lesen. Suchmaschinen bitten wir, ihn auszulassen.",
  reportsDelete:
    "Der Löschlink, den wir nur einmal zeigen, löscht den Inhalt. Die Nummer des Berichts bleibt eine Zeit lang.",

  contact: "Nachrichten",
  contactStored:
    "Zu einer Nachricht speichern wir Name, E-Mail-Adresse, Telefonnummer (falls angegeben), Betreff, Text, Sprache der Seite und Zeitpunkt. Wir verwenden das nur, um Ihnen zu antworten. Eine Kopie kann in unserem Postfach bleiben, solange sie gebraucht wird.",

  errors: "Fehlerberichte",
  errorsStored:
    "Um kaputte Seiten zu reparieren, speichern wir den Fehler, seine Stelle in unserem Code, Seitenadresse, gescheiterte Anfrage, Browser, Fenstergröße, Sprache und Zeitpunkt. Dazu kommen Ihre Beschreibung (falls angegeben) und eine Zufallszahl pro Besuch.",
  errorsMasked:
    "Vorher ersetzen wir E-Mail-Adressen, Telefonnummern, andere lange Nummern und als solche bezeichnete Seriennummern durch Platzhalter. Nennen Sie in Ihrer Beschreibung keine Namen.",

  network: "Serverprotokolle",
  networkLimits: "Wir zählen die Anfragen pro IP-Adresse, damit niemand den Dienst überlastet.",
  networkLogs:
    "Unsere Protokolle enthalten Zeitpunkt, Seite oder Funktion, Ergebnis und Dauer, aber keine IP-Adresse und nichts, was Sie eingegeben haben. Unsere Netz- und Serveranbieter sehen Ihre IP-Adresse ebenfalls. Deren Proxys können sie protokollieren, mit der Adresse der Seite und dem Browser.",

  browser: "Ihr Browser",
  browserIntro:
    "Wir setzen keine eigenen Cookies und verfolgen Sie nicht über Websites hinweg. Ihr Browser speichert:",
  browserLanguage: "Ihre Sprache",
  browserReports: "Links, die Ihre Berichte löschen, und die Namen darauf",
  browserTyped: "Ihre Eingaben und eine Zufallszahl für Fehlerberichte, bis Sie den Tab schließen",
  browserHeaters: "Geräte, die Sie speichern, mit Adressen, Notizen und Fotos (nie gesendet)",
  browserKept: "diese Website, damit sie auch offline läuft",
  browserWaiting: "offline gemachte Prüfungen, bis sie gesendet sind (nach 30 Tagen gelöscht)",
  browserConsent: "Ihre Antwort zur Einwilligung",
  browserDelete:
    "Geräte löschen Sie unter „Meine Geräte“. Um alles zu löschen, entfernen Sie die Daten dieser Website in den Einstellungen Ihres Browsers.",

  counts: "Zählen und Teilen",
  countsNumbers:
    "Wir behalten Tagessummen, die sich niemandem zuordnen lassen: Prüfungen nach Marke und Alter des Geräts, Fehler und genutzte Wege zum Teilen.",
  countsSharing:
    "Beim Teilen bekommt nur der Dienst Ihrer Wahl die Adresse und den Text. Damit es nur einmal zählt, behalten wir 30 Tage lang eine Zufallszahl.",

  services: "Dienste anderer Anbieter",
  servicesIntro:
    "Wir verkaufen keine Daten und zeigen keine Werbung. Server- und E-Mail-Anbieter arbeiten in unserem Auftrag. Diese Dienste, falls eingerichtet, können Daten in anderen Ländern verarbeiten, auch in den USA:",
  servicesAnalytics:
    "Die Besuchsstatistik (derzeit {analytics, select, no {aus} other {{analytics}}}) zählt Seitenaufrufe und Ereignisse wie Prüfungen. Sie sieht Ihre IP-Adresse, aber nie eine Serien- oder Modellnummer. Google Analytics setzt vielleicht Cookies und bekommt nichts, bevor Sie zustimmen. Ihre Einwilligung können Sie unten widerrufen. Das Signal „Global Privacy Control“ gilt als Nein.",
  servicesCaptcha:
    "Der Schutz vor Bots (derzeit {captcha, select, yes {an} other {aus}}) lädt auf der Kontaktseite reCAPTCHA von Google. Google bekommt Ihre IP-Adresse und Angaben zum Browser und setzt vielleicht Cookies.",
  servicesModel:
    "Bei unbekannten Modellen können Marke und Modellnummer an den Anbieter eines Sprachmodells gehen, nie die Seriennummer.",

  keep: "Speicherdauer",
  keepChecks: "Prüfungen",
  keepChecksTime: "{checks, plural, one {# Tag} other {# Tage}}",
  keepReports: "Berichte",
  keepReportsTime: "Bis Sie sie löschen, höchstens {reports, plural, one {# Tag} other {# Tage}}",
  keepMessages: "Nachrichten",
  keepMessagesTime: "{messages, plural, one {# Tag} other {# Tage}}",
  keepErrors: "Fehlerberichte",
  keepErrorsTime: "{errors, plural, one {# Tag} other {# Tage}}",
  keepAnswers: "Antworten eines Sprachmodells",
  keepAnswersTime: "{answers, plural, one {# Tag} other {# Tage}}",
  keepNetwork: "IP-Adressen, nur im Arbeitsspeicher",
  keepNetworkTime: "Höchstens einen Tag",
  keepCounts: "Zählungen",
  keepCountsTime: "Dauerhaft",
  keepBackups:
    "Danach werden Daten automatisch gelöscht. In Sicherungskopien können sie noch einmal so lange bleiben.",

  rights: "Ihre Rechte",
  rightsList:
    "Sie können Ihre Daten einsehen, berichtigen lassen, löschen lassen oder erhalten. Sie können der Nutzung widersprechen oder eine Einwilligung für die Zukunft widerrufen. Das ist kostenlos und braucht keinen Grund. Nennen Sie uns:",
  rightsCheck: "bei einer Prüfung: Marke, Seriennummer und ungefähren Zeitpunkt",
  rightsReport: "bei einem Bericht: seine Adresse",
  rightsMessage: "bei einer Nachricht: Ihre E-Mail-Adresse",
  rightsError: "bei einem Fehlerbericht: die Fehler-ID",
  rightsReach:
    "<contact>Schreiben Sie uns</contact>. Wir antworten innerhalb eines Monats. Sie können sich auch bei Ihrer Datenschutzbehörde beschweren.",

  changes: "Kinder und Änderungen",
  changesChildren:
    "Diese Website richtet sich nicht an Kinder unter 13 Jahren. Wir speichern wissentlich nichts über sie.",
  changesNotice:
    "Änderungen stehen auf dieser Seite. Betrifft eine davon Daten, die wir schon haben, kündigen wir sie 30 Tage vorher auf dieser Website an.",
};

/** The terms of service of the website: sixteen numbered sections and what they end with. */
export const terms: Messages["terms"] = {
  metaTitle: "Nutzungsbedingungen | Heater Age",
  metaDescription: "Was Sie mit Heater Age tun dürfen und wie weit Sie sich darauf verlassen können.",
  title: "Nutzungsbedingungen",

  acceptance: "Annahme der Bedingungen",
  acceptanceUse:
    "Mit der Nutzung dieser Website stimmen Sie diesen Bedingungen zu. „Wir“ sind {named, select, yes {{company}, der Herausgeber dieser Website} other {der Betreiber dieser Website}}.",

  description: "Beschreibung des Dienstes",
  descriptionWhat:
    "Der Dienst datiert Warmwasserbereiter anhand der Seriennummer und zeigt, was zu tun ist. Er ist kostenlos und braucht kein Konto.",
  descriptionChange: "Der Dienst kann sich ändern, enden oder nicht verfügbar sein.",

  license: "Nutzungsrecht und Einschränkungen",
  licenseGrant:
    "Solange Sie diese Bedingungen einhalten, haben Sie ein nicht ausschließliches, nicht übertragbares, widerrufliches Nutzungsrecht. Es gilt nur für die persönliche, nicht kommerzielle Nutzung.",
  licensePersonal:
    "Geräte von Hand und einzeln zu prüfen, ist persönliche Nutzung, auch bei der Arbeit. Die Antworten zu verkaufen oder in ein Produkt oder einen Dienst einzubauen, ist es nicht.",
  licenseNot: "Nicht erlaubt ist:",
  licenseBots: "Bots, Scraper oder andere Programme einzusetzen",
  licenseRequests: "übermäßig viele Anfragen zu stellen oder unsere Grenzen zu umgehen",
  licenseCopy: "große Teile der Website als eigene zu veröffentlichen",
  licenseNotices: "Angaben zu Quelle, Alter oder Gewissheit zu entfernen, wenn Sie etwas teilen",
  licenseDevelopers:
    "Für unsere API und Pakete gelten die <developers>Bedingungen für Entwickler</developers>.",

  accuracy: "Genauigkeit der Angaben",
  accuracyRules:
    "Eine Antwort kann falsch sein oder nur eines von mehreren möglichen Daten. Kommt es auf ein Datum an, fragen Sie beim Hersteller nach.",
  accuracyAge:
    "Das Datum zeigt, wann ein Gerät hergestellt wurde, nicht seinen Einbau oder Zustand. Ob eine Garantie gilt, kann nur der Hersteller sagen. Angaben zum Modell können unvollständig oder veraltet sein, besonders als KI-ergänzt gekennzeichnete.",

  advice: "Fachlicher Rat",
  adviceGeneral:
    "Unsere Antworten sind keine Beratung zu Sicherheit, Versicherung, Garantie oder Hauskauf. Sie ersetzen keine Prüfung durch einen zugelassenen Fachbetrieb.",
  adviceSafety:
    "Gas, Strom und heißes Wasser unter Druck können verletzen und töten. Überlassen Sie Arbeiten am Warmwasserbereiter einem zugelassenen Fachbetrieb. Wenn Sie Gas riechen, verlassen Sie das Gebäude und rufen Sie von draußen den Gasversorger oder den Notruf an.",

  conduct: "Verhalten der Nutzer",
  conductList: "Nicht erlaubt ist:",
  conductLaw: "gegen Gesetze oder Rechte anderer zu verstoßen",
  conductSystems:
    "auf Systeme oder Daten zuzugreifen, die nicht für Sie bestimmt sind, oder den Dienst zu stören",
  conductCode: "schädlichen Code oder personenbezogene Daten anderer ohne deren Einwilligung zu senden",
  conductMessages: "das Kontaktformular für Werbung, Drohungen oder Täuschung zu nutzen",
  conductMislead: "mit einem Ergebnis oder Bericht jemanden zu täuschen",

  property: "Geistiges Eigentum",
  propertyOurs:
    "Texte, Zeichnungen und Gestaltung dieser Website gehören uns oder unseren Lizenzgebern. Ergebnisse und Berichte dürfen Sie drucken, aufheben und teilen.",
  propertyMakers:
    "Namen und Marken von Herstellern gehören ihren Inhabern und dienen nur dazu, Geräte zu benennen. Kein Hersteller hat diese Website gebilligt oder ist mit ihr verbunden.",

  liability: "Gewährleistungsausschluss und Haftungsbeschränkung",
  liabilityAsIs:
    "Soweit das Gesetz es zulässt, stellen wir den Dienst so bereit, wie er ist und verfügbar ist, ohne jede ausdrückliche oder stillschweigende Zusicherung. Das gilt auch für Marktgängigkeit, Eignung für einen bestimmten Zweck, Genauigkeit und Freiheit von Rechten Dritter.",
  liabilityLimit:
    "Soweit das Gesetz es zulässt, haften wir nicht für mittelbare, beiläufige, besondere oder Folgeschäden, entgangenen Gewinn oder den Verlust von Daten oder Eigentum. Das betrifft Schäden daraus, dass Sie den Dienst nutzen, nicht nutzen können oder sich auf eine Antwort verlassen.",
  liabilityMandatory:
    "Diese Bedingungen beschränken keine Haftung, die sich gesetzlich nicht beschränken lässt, etwa für Vorsatz, grobe Fahrlässigkeit oder die Verletzung von Leben, Körper oder Gesundheit. Gesetzliche Rechte von Verbrauchern beschränken sie nicht.",

  indemnity: "Freistellung",
  indemnityClaims:
    "Verstoßen Sie schuldhaft gegen diese Bedingungen oder das Gesetz, stellen Sie uns von Ansprüchen und angemessenen Verteidigungskosten frei, soweit das Gesetz es zulässt.",

  termination: "Beendigung",
  terminationWe:
    "Verstoßen Sie gegen diese Bedingungen, endet Ihr Recht, die Website zu nutzen. Wir können Sie sperren, wenn nötig ohne Ankündigung. Die Abschnitte 4, 5, 7, 8, 9, 13 und 15 gelten weiter.",

  third: "Dienste anderer Anbieter",
  thirdList: "Wir nutzen diese Dienste, zu deren eigenen Bedingungen:",
  thirdAnalytics: "eine Besuchsstatistik, falls eingerichtet",
  thirdCaptcha: "reCAPTCHA von Google auf der Kontaktseite, falls eingerichtet",
  thirdModel: "ein Sprachmodell für unbekannte Modelle, falls eingerichtet",
  thirdSharing: "die Dienste, über die Sie teilen",
  thirdLinks: "Für den Inhalt verlinkter Websites sind wir nicht verantwortlich.",

  privacy: "Datenschutz",
  privacyPart: "Siehe unsere <privacy>Datenschutzerklärung</privacy>.",

  law: "Anwendbares Recht",
  lawStates:
    "Für diese Bedingungen gilt das Recht der Vereinigten Staaten und unseres Sitzstaats, ohne dessen Kollisionsrecht.",
  lawConsumers:
    "Zwingendes Verbraucherrecht an Ihrem Wohnort bleibt unberührt. Weichen Sprachfassungen voneinander ab, gilt die englische, soweit jenes Recht es zulässt.",

  changes: "Änderungen der Bedingungen",
  changesNotice:
    "Wir können diese Bedingungen ändern. Wesentliche Änderungen kündigen wir 30 Tage vorher auf dieser Website an. Nutzen Sie die Website danach, stimmen Sie ihnen zu.",
  changesDate: "Diese Seite zeigt die Bedingungen, die an dem Datum oben gelten.",

  severability: "Salvatorische Klausel",
  severabilityRest:
    "Ist ein Teil dieser Bedingungen unwirksam, tritt das Gesetz an seine Stelle, und der Rest bleibt in Kraft.",

  contact: "Kontakt",
  contactReach:
    "Sie erreichen {named, select, yes {{company}} other {uns}} {mail, select, yes {per E-Mail unter {email} oder } other {}}über das <contact>Kontaktformular</contact>.",

  important: "Wichtig",
  importantEntire:
    "Diese Bedingungen sind die gesamte Vereinbarung zwischen Ihnen und uns über die Nutzung dieser Website.",
};

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
    "Prüfungen und Berichte speichern wir, wie es in unserer <privacy>Datenschutzerklärung</privacy> steht. Senden Sie nichts, was eine Person erkennen lässt, außer den Namen auf einem Bericht. Sagen Sie Ihren Nutzern, dass wir die Seriennummern bekommen.",

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
