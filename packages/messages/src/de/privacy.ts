import type { Messages } from "../catalog/shape.ts";

/** The privacy policy, in twelve sections. */
export const privacy: Messages["privacy"] = {
  metaTitle: "Datenschutzerklärung | Heater Age",
  metaDescription:
    "Was Heater Age speichert, wenn Sie eine Seriennummer prüfen, einen Bericht erstellen oder uns schreiben, wie lange, und wie Sie es löschen.",
  title: "Datenschutzerklärung",
  intro:
    "Sie können einen Warmwasserbereiter ohne Konto prüfen und ohne zu sagen, wer Sie sind. Hier steht, was wir speichern, wie lange, und wie Sie es löschen.",

  who: "Wer verantwortlich ist",
  whoOperator:
    "„Wir“ sind {named, select, yes {{company}, der Herausgeber dieser Website} other {der Betreiber dieser Website}}. Wir entscheiden, was gespeichert wird, und sind dafür verantwortlich. Sie erreichen uns {mail, select, yes {per E-Mail unter {email} oder } other {}}über das <contact>Kontaktformular</contact>.",
  whoBasis:
    "Wo das Gesetz eine Rechtsgrundlage verlangt, wie die Datenschutz-Grundverordnung (DSGVO), gelten diese: Prüfungen, Berichte und Nachrichten bearbeiten wir auf Ihre Bitte (Artikel 6 Absatz 1 Buchstabe b). Prüfungen zeichnen wir auf, Anfragen begrenzen wir und Fehlern gehen wir nach, weil wir ein berechtigtes Interesse haben (Artikel 6 Absatz 1 Buchstabe f). Es gilt einem Dienst, der richtig rechnet, funktioniert und nicht missbraucht wird. Was Ihre Einwilligung braucht, geschieht nur mit ihr (Artikel 6 Absatz 1 Buchstabe a).",

  checks: "Prüfung von Seriennummern",
  checksStored:
    "Bei jeder Prüfung, die Sie absenden, speichern wir Marke, Seriennummer, Modellnummer (falls angegeben), das gelesene Datum und Alter und den Zeitpunkt. Damit finden wir falsche Regeln und fehlende Marken. Während Sie tippen, bleibt die Nummer in Ihrem Browser.",
  checksAnonymous:
    "Nicht gespeichert: Ihr Name, Ihre IP-Adresse oder etwas, das Ihr Gerät erkennbar macht. Wer aber weiß, wem der Warmwasserbereiter gehört, könnte beides verbinden. Deshalb löschen wir diese Aufzeichnungen nach einiger Zeit.",
  checksScan:
    "Scans und Fotos von Typenschildern verlassen Ihr Gerät nie und sind weg, sobald Sie den Scanner schließen. Zur Probe: Scannen Sie im Flugmodus, wenn der Scanner einmal geladen ist.",
  checksShared:
    "Auch Fotos, die Sie mit der installierten App teilen, bleiben auf Ihrem Gerät. Erreicht eines versehentlich unseren Server, verwerfen wir es ungelesen.",
  checksAddress:
    "Die Adresse einer Ergebnisseite enthält Ihre Eingaben, damit Sie die Seite neu laden oder aufheben können. Sie bleibt im Verlauf Ihres Browsers. Wir weisen ihn an, sie nicht an andere Websites weiterzugeben, und protokollieren sie nicht. Prüfungen ohne Empfang oder während einer Störung unseres Dienstes warten bis zu 30 Tage auf Ihrem Gerät. Sobald Sie online sind, speichern wir sie mit dem Zeitpunkt der Prüfung.",

  reports: "Diagnoseberichte",
  reportsStored:
    "Nur wenn Sie einen anfordern, speichern wir: Marke, Seriennummer, Modellnummer, mögliche Daten und Zeitpunkt der Prüfung. Wer den Link hat, kann den Bericht lesen. Erraten lässt sich der Link nicht, und Suchmaschinen weisen wir an, ihn auszulassen.",
  reportsDelete:
    "Sie bekommen einen Link, der den Bericht löscht. Wir zeigen ihn nur einmal. Gelöschter Inhalt ist endgültig weg. Nur die Nummer bleibt eine Zeit lang, damit unter der Adresse steht, was geschehen ist.",

  contact: "Nachrichten an uns",
  contactStored:
    "Wenn Sie uns schreiben, speichern wir Name, E-Mail-Adresse, Telefonnummer (falls angegeben), Betreff, Nachricht, Sprache der Seite und Zeitpunkt. Wir verwenden das nur, um Ihnen zu antworten. Eine Kopie kann an unser Postfach gehen, wo wir sie behalten, solange die Sache es erfordert.",

  correctionsStored:
    "Wenn Sie uns ein aufgedrucktes Datum schicken, speichern wir Marke, Seriennummer, das Datum und wo es steht, Ihre Anmerkung, Seitensprache, Zeitpunkt und unsere Lesart. Damit prüfen und verbessern wir unsere Regeln. Name, Foto oder IP-Adresse speichern wir dazu nicht. Lassen Sie so etwas also auch in der Anmerkung weg.",

  errors: "Fehlerberichte",
  errorsStored:
    "Geht auf einer Seite etwas kaputt, meldet Ihr Browser es uns, damit wir es beheben. Gespeichert werden der Fehler und seine Stelle in unserem Code, Seitenadresse, gescheiterte Anfrage, Browser, Fenstergröße, Sprache und Zeitpunkt. Dazu kommt Ihre Beschreibung, falls Sie eine schreiben. Eine Zufallszahl verbindet die Fehler eines Besuchs.",
  errorsMasked:
    "Vor dem Speichern ersetzen wir E-Mail-Adressen, Telefonnummern, andere lange Nummern und als solche benannte Seriennummern durch Platzhalter. Nennen Sie in Ihrer Beschreibung keine Namen.",

  network: "IP-Adressen und Protokolle",
  networkLimits:
    "Jede Anfrage kommt mit einer IP-Adresse. Wir zählen die Anfragen je Adresse, damit niemand den Dienst überlastet. Dafür halten wir die Adresse eine Minute im Arbeitsspeicher, nach einer Nachricht oder einem eingesandten Datum eine Stunde. In unserer Datenbank wird sie nie gespeichert.",
  networkLogs:
    "Unsere Protokolle enthalten den Zeitpunkt, die aufgerufene Seite oder Funktion, ob es geklappt hat und wie lange es dauerte. Sie enthalten keine IP-Adressen und nichts, was Sie eingegeben haben. Wie bei jeder Website sehen auch unsere Netz- und Serveranbieter Ihre Adresse.",

  browser: "Speicher in Ihrem Browser",
  browserIntro:
    "Wir setzen keine eigenen Cookies und verfolgen Sie nicht über Websites hinweg. Ihr Browser speichert Folgendes, und Sie können es jederzeit löschen:",
  browserLanguage: "Ihre Sprache",
  browserReports: "die Links, die Ihre Berichte löschen",
  browserTyped: "Ihre Eingaben, bis Sie den Tab schließen",
  browserHeaters:
    "Geräte, die Sie gespeichert haben, mit Notizen und Fotos: Nichts davon wird gesendet, löschen können Sie es auf der Seite „Meine Geräte“",
  browserSession: "die Zufallszahl für Fehlerberichte, bis Sie den Tab schließen",
  browserKept: "eine Kopie dieser Website, damit sie sich ohne Empfang öffnen lässt",
  browserWaiting: "Prüfungen ohne Empfang, bis sie gespeichert sind",
  browserInstall:
    "wie viele Ergebnisse Sie gesehen haben, bis wir Ihnen die App anbieten, und dass wir es getan haben",
  browserConsent: "Ihre Antwort, falls wir um eine Einwilligung gebeten haben",

  counts: "Zählen und Teilen",
  countsNumbers:
    "Wir zählen die täglichen Prüfungen nach Marke und Alter des Geräts, Fehler und wie oft jeder Weg zum Teilen genutzt wird. Diese Summen behalten wir. Sie lassen sich niemandem zuordnen.",
  countsSharing:
    "Beim Teilen öffnet sich der Dienst Ihrer Wahl in einem eigenen Fenster und bekommt Adresse und Text, die Sie teilen. Vorher lädt nichts von ihm.",

  services: "Dienste anderer Anbieter",
  servicesIntro:
    "Wir verkaufen keine Daten und zeigen keine Werbung. Server- und E-Mail-Anbieter arbeiten in unserem Auftrag. Die folgenden Dienste laufen nur, wenn sie für diese Website eingerichtet sind. Sie können Daten in anderen Ländern verarbeiten, auch in den USA.",
  servicesAnalytics:
    "Die Besuchsstatistik (derzeit {analytics, select, no {aus} other {{analytics}}}) zählt Seitenaufrufe und Ereignisse wie das Absenden einer Prüfung. Serien- und Modellnummern bekommt sie nie, auch nicht den Teil einer Adresse hinter dem Fragezeichen. Ihre IP-Adresse sieht sie wie jeder Server. Wo eine Einwilligung nötig ist, wie bei Google Analytics mit seinen Cookies, wird vor Ihrer Zustimmung nichts gesendet. Widerrufen können Sie sie am Ende dieser Seite. Das Signal „Global Privacy Control“ gilt als Nein.",
  servicesCaptcha:
    "Der Schutz vor Bots (derzeit {captcha, select, yes {an} other {aus}}) lädt auf der Kontaktseite reCAPTCHA von Google. Google bekommt dann Ihre IP-Adresse und Angaben über Ihren Browser und setzt vielleicht Cookies. Wir fragen Google nur, ob Sie bestanden haben.",
  servicesModel:
    "Kennen wir ein Modell nicht, können Marke und Modellnummer an den Anbieter eines Sprachmodells gehen. Die Seriennummer wird nie gesendet. Angaben von dort sind als KI-ergänzt gekennzeichnet.",

  keep: "Wie lange wir Daten aufbewahren",
  keepIntro: "Ältere Daten werden automatisch gelöscht.",
  keepChecks: "Prüfungen",
  keepChecksTime: "{checks, plural, one {# Tag} other {# Tage}}",
  keepReports: "Diagnoseberichte",
  keepReportsTime: "Bis Sie sie löschen, höchstens {reports, plural, one {# Tag} other {# Tage}}",
  keepMessages: "Nachrichten an uns",
  keepMessagesTime: "{messages, plural, one {# Tag} other {# Tage}}",
  keepCorrections: "Eingesandte Daten von Typenschildern",
  keepCorrectionsTime: "{corrections, plural, one {# Tag} other {# Tage}}",
  keepErrors: "Fehlerberichte",
  keepErrorsTime: "{errors, plural, one {# Tag} other {# Tage}}",
  keepAnswers: "Antworten eines Sprachmodells zu Modellen",
  keepAnswersTime: "{answers, plural, one {# Tag} other {# Tage}}",
  keepRepeats: "Verschlüsselte Antworten, für wiederholte Anfragen",
  keepRepeatsTime: "{repeats, plural, one {# Tag} other {# Tage}}",
  keepIds: "Zufällige Kennungen von Prüfungen, damit keine doppelt gespeichert wird",
  keepIdsTime: "35 Tage",
  keepNetwork: "IP-Adressen, nur im Arbeitsspeicher",
  keepNetworkTime: "1 Minute, nach einer Nachricht oder einem eingesandten Datum 1 Stunde",
  keepCounts: "Zählungen",
  keepCountsTime: "Dauerhaft",
  keepBackups: "In Sicherungskopien kann Gelöschtes höchstens noch einmal so lange bleiben.",

  rights: "Ihre Rechte, und wie Sie Daten löschen lassen",
  rightsList:
    "Sie können uns fragen, was wir über Sie gespeichert haben, und es berichtigen, löschen oder sich aushändigen lassen. Sie können der Nutzung widersprechen oder eine Einwilligung für die Zukunft widerrufen. Das ist kostenlos und braucht keinen Grund. Um Ihre Daten zu finden, brauchen wir:",
  rightsCheck: "bei einer Prüfung: Marke, Seriennummer und ungefähren Zeitpunkt",
  rightsReport: "bei einem Bericht: seine Adresse, außer Sie haben den Löschlink",
  rightsMessage: "bei einer Nachricht: die angegebene E-Mail-Adresse",
  rightsCorrection: "bei einem eingesandten Datum: Marke, Seriennummer und ungefähren Zeitpunkt",
  rightsError: "bei einem Fehlerbericht: die Fehler-ID",
  rightsReach:
    "Schreiben Sie uns {mail, select, yes {an {email} oder } other {}}über das <contact>Kontaktformular</contact>. Wir antworten innerhalb eines Monats. Sie können sich auch bei der Datenschutzbehörde an Ihrem Wohnort beschweren.",

  changes: "Kinder, und Änderungen dieser Erklärung",
  changesChildren:
    "Diese Website richtet sich nicht an Kinder unter 13 Jahren. Wir speichern wissentlich nichts über sie.",
  changesNotice:
    "Ändert sich, was wir tun, aktualisieren wir diese Seite und ihr Datum. Betrifft eine Änderung Daten, die wir schon haben, kündigen wir sie 30 Tage vorher auf dieser Website an.",
};
