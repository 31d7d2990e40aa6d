import type { Messages } from "../catalog/shape.ts";

/** The privacy policy, in twelve sections. */
export const privacy: Messages["privacy"] = {
  metaTitle: "Datenschutzerklärung | Heater Age",
  metaDescription:
    "Was Heater Age speichert, wenn Sie eine Seriennummer prüfen, einen Bericht erstellen oder uns schreiben, wie lange, und wie Sie es löschen lassen.",
  title: "Datenschutzerklärung",
  intro:
    "Sie können hier einen Warmwasserbereiter prüfen, ohne ein Konto anzulegen und ohne zu sagen, wer Sie sind. Auf dieser Seite steht, was dabei gespeichert wird, wie lange, und wie Sie es löschen lassen.",

  who: "Wer verantwortlich ist",
  whoOperator:
    "„Wir“ sind {named, select, yes {{company}, der Herausgeber dieser Website} other {der Betreiber dieser Website}}. Wir entscheiden, was gespeichert wird, und sind dafür verantwortlich. Sie erreichen uns {mail, select, yes {per E-Mail unter {email} oder } other {}}über das <contact>Kontaktformular</contact>.",
  whoBasis:
    "Wo das Gesetz eine Rechtsgrundlage verlangt, wie die Datenschutz-Grundverordnung (DSGVO), ist es diese: Prüfungen, Berichte und Nachrichten bearbeiten wir, weil Sie uns darum bitten (Artikel 6 Absatz 1 Buchstabe b). Prüfungen zeichnen wir auf, Anfragen begrenzen wir und Fehlern gehen wir nach, weil wir ein berechtigtes Interesse an einem Dienst haben, der richtig rechnet, funktioniert und nicht missbraucht wird (Artikel 6 Absatz 1 Buchstabe f). Was Ihre Einwilligung braucht, geschieht nur mit ihr (Artikel 6 Absatz 1 Buchstabe a).",

  checks: "Prüfung von Seriennummern",
  checksStored:
    "Wenn Sie eine Prüfung absenden, speichern wir die Marke, die Seriennummer, die Modellnummer, falls Sie eine angegeben haben, das abgelesene Datum und Alter sowie den Zeitpunkt der Prüfung. Damit finden wir Fehler in unseren Regeln und sehen, welche Marken noch fehlen. Während Sie tippen, liest Ihr Browser die Nummer allein.",
  checksAnonymous:
    "In dieser Aufzeichnung steht nicht, wer Sie sind: kein Name, keine Netzwerkadresse und nichts, was Ihr Telefon oder Ihren Computer erkennbar macht. Eine Seriennummer gehört aber zu einem bestimmten Warmwasserbereiter, und wer weiß, wem er gehört, könnte beides verbinden. Deshalb löschen wir diese Aufzeichnungen nach einiger Zeit.",
  checksScan:
    "Wenn Sie ein Typenschild mit der Kamera oder von einem Foto scannen, liest es Ihr Browser auf Ihrem Gerät. Das Foto wird nie gesendet und ist weg, sobald Sie den Scanner schließen. Das können Sie nachprüfen: In den Entwicklerwerkzeugen Ihres Browsers zeigt die Netzwerkanalyse, dass ein Scan nur Dateien dieser Website lädt. Sind sie einmal da, geht es auch im Flugmodus.",
  checksAddress:
    "Die Adresse einer Seite mit Ergebnis enthält Ihre Eingaben, damit Sie die Seite neu laden oder aufheben können. Sie bleibt im Verlauf Ihres Browsers. Der Browser wird angewiesen, sie nicht an andere Websites weiterzugeben, und in unsere Protokolle gelangt sie nicht. Eine Prüfung, die Ihr Browser allein beantwortet, weil das Netz oder unser Dienst ausgefallen ist, wird nicht aufgezeichnet.",

  reports: "Diagnoseberichte",
  reportsStored:
    "Ein Diagnosebericht wird nur gespeichert, wenn Sie einen anfordern. Er enthält die Marke, die Seriennummer, die Modellnummer, jedes Herstellungsdatum, das sich daraus ergeben kann, und den Zeitpunkt der Prüfung. Wer die Adresse des Berichts hat, kann ihn lesen. Die Adresse lässt sich nicht erraten, und Suchmaschinen werden angewiesen, sie auszulassen.",
  reportsDelete:
    "Mit dem Bericht erhalten Sie einen Link, der ihn löscht. Wir zeigen diesen Link nur einmal. Beim Löschen wird der Inhalt des Berichts endgültig entfernt. Nur seine Nummer bleibt eine Zeit lang stehen, damit unter seiner Adresse steht, was aus ihm geworden ist.",

  contact: "Nachrichten an uns",
  contactStored:
    "Wenn Sie uns schreiben, speichern wir Ihren Namen, Ihre E-Mail-Adresse, Ihre Telefonnummer, falls Sie eine angegeben haben, den Betreff, die Nachricht, die Sprache der Seite und den Zeitpunkt. Wir verwenden das, um Ihnen zu antworten, und für nichts anderes. Die Nachricht kann auch an unser Postfach gehen. Dort bleibt sie, solange es die Sache erfordert.",

  correctionsStored:
    "Wenn Sie uns das Datum schicken, das auf einem Gerät aufgedruckt ist, speichern wir die Marke, die Seriennummer, das Datum, wo es steht, Ihre Anmerkung, falls Sie eine geschrieben haben, die Sprache der Seite und den Zeitpunkt, dazu das, was wir aus der Nummer gelesen haben. Wir prüfen und verbessern damit unsere Regeln. Kein Name, kein Foto und keine Netzwerkadresse wird dazu gespeichert; bitte lassen Sie solche Angaben auch in der Anmerkung weg.",

  errors: "Fehlerberichte",
  errorsStored:
    "Wenn auf der Seite etwas schiefgeht, meldet Ihr Browser es uns, damit wir es beheben können: den Fehler und seine Stelle in unserem Programm, die Adresse der Seite, die gescheiterte Anfrage, die Art des Browsers, die Größe des Fensters, die Sprache, den Zeitpunkt und eine Zufallszahl, die die Fehler eines Besuchs verbindet. Wenn Sie beschreiben, was Sie gerade getan haben, erhalten wir auch das.",
  errorsMasked:
    "Bevor etwas davon gespeichert wird, ersetzen wir E-Mail-Adressen, Telefonnummern, andere lange Zahlen und als solche benannte Seriennummern durch Platzhalter. Bitte nennen Sie in Ihrer Beschreibung keine Namen.",

  network: "Netzwerkadressen und Protokolle",
  networkLimits:
    "Mit jeder Anfrage kommt die Netzwerkadresse (IP-Adresse), an die die Antwort geht. Wir zählen, wie viele Anfragen von einer Adresse kommen, damit niemand den Dienst überlasten kann. Dafür steht die Adresse eine Minute lang im Arbeitsspeicher, nach einer Nachricht über das Kontaktformular oder einem eingesandten Datum eine Stunde. In unserer Datenbank wird sie nie gespeichert.",
  networkLogs:
    "Unsere Protokolle enthalten den Zeitpunkt, welche Seite oder Funktion aufgerufen wurde, ob das gelang und wie lange es dauerte. Sie enthalten keine Netzwerkadressen und nichts, was Sie eingegeben haben. Wer das Netz und die Server bereitstellt, sieht Ihre Adresse ebenfalls, wie bei jeder Website.",

  browser: "Speicherung in Ihrem Browser",
  browserIntro:
    "Der Dienst setzt keine eigenen Cookies und verfolgt Sie nicht über Websites hinweg. Folgendes bleibt in Ihrem Browser, wo Sie es jederzeit löschen können:",
  browserLanguage: "die Sprache, die Sie gewählt haben;",
  browserReports: "die Links, mit denen Sie Ihre Berichte löschen können;",
  browserTyped: "Ihre Eingaben, bis Sie den Tab schließen, damit nichts verloren geht;",
  browserSession: "die Zufallszahl für Fehlerberichte, bis Sie den Tab schließen;",
  browserConsent: "Ihre Antwort, falls Sie nach einer Einwilligung gefragt wurden.",

  counts: "Zählen und Teilen",
  countsNumbers:
    "Wir zählen, wie viele Prüfungen es am Tag je Marke und Alter des Geräts gibt, wie viele Fehler auftreten und wie oft die einzelnen Wege zum Teilen genutzt werden. Das sind bloße Zahlen, die sich niemandem zuordnen lassen, und wir behalten sie.",
  countsSharing:
    "Wenn Sie eine Seite oder ein Ergebnis teilen, öffnet sich der Dienst Ihrer Wahl in einem eigenen Fenster und erhält die Adresse und den Text, die Sie teilen. Vorher wird von solchen Diensten nichts geladen.",

  services: "Dienste anderer Anbieter",
  servicesIntro:
    "Wir verkaufen keine Daten und zeigen keine Werbung. Anbieter von Servern und von E-Mail arbeiten in unserem Auftrag. Darüber hinaus werden die folgenden Dienste nur genutzt, wenn sie für diese Website eingerichtet sind. Sie können Daten in anderen Ländern verarbeiten, auch in den USA.",
  servicesAnalytics:
    "Besuchsstatistik, falls eingerichtet (derzeit: {analytics, select, no {nein} other {{analytics}}}): Ein Analysedienst zählt, welche Seiten geöffnet werden, und Ereignisse wie das Absenden einer Prüfung. Er erhält niemals eine Serien- oder Modellnummer und auch nicht den Teil einer Adresse hinter dem Fragezeichen. Ihre Netzwerkadresse sieht er, wie jeder Server, den Ihr Browser aufruft. Wo eine Einwilligung nötig ist, wie bei Google Analytics, das Cookies setzt, wird vorher nichts gesendet; zurücknehmen können Sie sie am Ende dieser Seite. Das Signal „Global Privacy Control“ Ihres Browsers gilt als Nein.",
  servicesCaptcha:
    "Schutz vor Robotern, falls eingerichtet (derzeit: {captcha, select, yes {ja} other {nein}}): Die Kontaktseite lädt reCAPTCHA von Google. Google erhält dann Ihre Netzwerkadresse und Angaben über Ihren Browser und setzt möglicherweise Cookies. Wir fragen Google nur, ob der Test bestanden ist.",
  servicesModel:
    "Modelldaten von einem Sprachmodell, falls eingerichtet: Marke und Nummer eines Modells, das in unseren eigenen Daten fehlt, können an den Anbieter eines Sprachmodells gehen. Die Seriennummer wird nie gesendet. Solche Angaben sind als KI-ergänzt gekennzeichnet.",

  keep: "Wie lange Daten aufbewahrt werden",
  keepIntro: "Ältere Daten werden automatisch gelöscht.",
  keepChecks: "Prüfungen",
  keepChecksTime: "{checks, plural, one {# Tag} other {# Tage}}",
  keepReports: "Diagnoseberichte",
  keepReportsTime: "Bis Sie sie löschen, höchstens {reports, plural, one {# Tag} other {# Tage}}",
  keepMessages: "Nachrichten an uns",
  keepMessagesTime: "{messages, plural, one {# Tag} other {# Tage}}",
  keepCorrections: "Aufgedruckte Daten, die Sie geschickt haben",
  keepCorrectionsTime: "{corrections, plural, one {# Tag} other {# Tage}}",
  keepErrors: "Fehlerberichte",
  keepErrorsTime: "{errors, plural, one {# Tag} other {# Tage}}",
  keepAnswers: "Antworten eines Sprachmodells über Modelle",
  keepAnswersTime: "{answers, plural, one {# Tag} other {# Tage}}",
  keepRepeats: "Antworten auf Anfragen, die ein Browser oder Programm wiederholen kann, verschlüsselt",
  keepRepeatsTime: "{repeats, plural, one {# Tag} other {# Tage}}",
  keepNetwork: "Netzwerkadressen, nur im Arbeitsspeicher",
  keepNetworkTime: "Eine Minute, bei Nachrichten und eingesandten Daten eine Stunde",
  keepCounts: "Zählungen",
  keepCountsTime: "Dauerhaft: Sie lassen sich niemandem zuordnen",
  keepBackups:
    "Für den Fall, dass die Datenbank verloren geht, gibt es Sicherungskopien. Auch aus ihnen verschwindet Gelöschtes, spätestens nach noch einmal derselben Zeit.",

  rights: "Ihre Rechte und wie Sie Daten löschen lassen",
  rightsList:
    "Sie können uns fragen, was wir über Sie gespeichert haben, und es berichtigen, löschen oder sich aushändigen lassen. Sie können der Nutzung widersprechen und eine Einwilligung für die Zukunft zurücknehmen. Das kostet nichts und braucht keine Begründung. Damit wir die richtigen Daten finden, nennen Sie uns:",
  rightsCheck: "bei einer Prüfung: die Marke, die Seriennummer und ungefähr den Zeitpunkt;",
  rightsReport:
    "bei einem Bericht, dessen Löschlink Sie nicht mehr haben: die Adresse des Berichts. Mit dem Link brauchen Sie uns nicht zu fragen;",
  rightsMessage: "bei einer Nachricht: die E-Mail-Adresse, die Sie angegeben haben;",
  rightsCorrection:
    "bei einem aufgedruckten Datum: die Marke, die Seriennummer und wann ungefähr Sie es geschickt haben;",
  rightsError: "bei einem Fehlerbericht: die angezeigte Fehler-ID.",
  rightsReach:
    "Schreiben Sie uns {mail, select, yes {an {email} oder } other {}}über das <contact>Kontaktformular</contact>. Wir antworten innerhalb eines Monats. Sie können sich auch bei der Datenschutzbehörde Ihres Wohnorts beschweren.",

  changes: "Kinder und Änderungen dieser Erklärung",
  changesChildren:
    "Diese Website richtet sich nicht an Kinder unter 13 Jahren, und wir speichern wissentlich nichts über sie.",
  changesNotice:
    "Wenn sich ändert, was wir tun, ändert sich diese Seite mit, und ebenso das Datum oben. Betrifft eine Änderung Daten, die wir schon haben, kündigen wir sie 30 Tage vorher auf dieser Website an.",
};
