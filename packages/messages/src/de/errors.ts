import type { Messages } from "../catalog/shape.ts";
import { advice } from "./advice.ts";
import { form } from "./form.ts";
import { problems } from "./problems.ts";

/**
 * What visitors read when a request fails. `status-…` is for an answer without a text of its own, by HTTP status;
 * the other keys are the API's error codes.
 */
export const errors: Messages["errors"] = {
  "status-400": "Ungültige Anfrage. Bitte prüfen Sie Ihre Eingabe und versuchen Sie es noch einmal.",
  "status-401": "Anmeldung erforderlich. Bitte laden Sie die Seite neu.",
  "status-403": "Zugriff verweigert. Sie haben dafür keine Berechtigung.",
  "status-404": "Dienst nicht gefunden. Bitte versuchen Sie es später noch einmal.",
  "status-408":
    "Zeitüberschreitung der Anfrage. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  "status-429": "Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.",
  "status-500": "Fehler auf dem Server. Bitte versuchen Sie es später noch einmal.",
  "status-502": "Der Dienst ist zurzeit nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",
  "status-503": "Der Dienst ist zurzeit nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",
  "status-504": "Der Dienst ist zurzeit nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",
  "status-other": "Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es noch einmal.",
  "no-connection":
    "Wir konnten den Dienst nicht erreichen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",

  "brand-required": form.brandRequired,
  "brand-characters": form.brandCharacters,
  "brand-unknown": "Diese Marke kennen wir nicht. Wählen Sie eine aus der Liste oder „{other}“.",
  "serial-required": form.serialRequired,
  "serial-blank": form.serialBlank,
  "serial-characters": form.serialCharacters,
  "serial-too-short": form.serialTooShort,
  "serial-too-long": form.serialTooLong,
  "serial-is-model": problems["looks-like-model"],
  "model-length": form.modelLength,
  "model-characters": form.modelInvalid,

  "report-not-decodable":
    "Hier gibt es nichts zu berichten: Diese Seriennummer verrät nicht, wann das Gerät hergestellt wurde. Prüfen Sie sie zuerst mit dem Formular.",
  "report-date-unknown":
    "Diese Seriennummer kann nicht für dieses Datum stehen. Prüfen Sie die Seriennummer noch einmal und erstellen Sie den Bericht aus dem neuen Ergebnis.",
  "report-not-found": "Unter dieser Adresse gibt es keinen Bericht. Bitte prüfen Sie den Link.",
  "report-deleted":
    "Wer diesen Bericht erstellt hat, hat ihn gelöscht. Prüfen Sie die Seriennummer, um einen neuen zu erstellen.",
  "report-withdrawn":
    "Dieser Bericht wurde zurückgezogen. Prüfen Sie die Seriennummer, um einen neuen zu erstellen.",
  "report-token-wrong":
    "Mit diesem Link lässt sich der Bericht nicht löschen. Verwenden Sie den Löschlink, der dazugehört.",

  "batch-empty": "Es gibt nichts zu prüfen. Senden Sie mindestens eine Seriennummer.",
  "batch-too-long":
    "Auf einmal lassen sich nur {most} Seriennummern prüfen. Bitte senden Sie die übrigen getrennt.",
  "csv-columns":
    "Die Datei braucht genau eine Spalte „brand“ und genau eine Spalte „serialNumber“, dazu höchstens eine Spalte „modelNumber“. Es fehlen oder stehen mehrfach da: {columns}.",
  "csv-encoding":
    "Die Datei ist nicht in UTF-8. Speichern Sie sie neu, in einer Tabellenkalkulation als „CSV UTF-8“, und senden Sie diese Datei.",
  "csv-malformed":
    "Die Datei lässt sich ab Zeile {line} nicht lesen. Prüfen Sie dort die Anführungszeichen und senden Sie noch einmal, was kein Ergebnis hat.",
  "csv-cells":
    "Diese Zeile hat mehr Zellen als die erste. Ein Text, in dem Trennzeichen stehen, braucht Anführungszeichen.",

  "installed-date": advice.installedWrong,
  "advice-dates":
    "Diese Seriennummer kann dieses Datum nicht bedeuten. Prüfen Sie sie noch einmal und fragen Sie mit einem Datum, das sie bedeuten kann.",

  "contact-name": "Der Name muss mindestens 2 Zeichen haben",
  "contact-name-long": "Der Name darf höchstens {longest} Zeichen haben",
  "contact-email": "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  "contact-phone-long": "Die Telefonnummer darf höchstens {longest} Zeichen haben",
  "contact-subject": "Der Betreff muss mindestens 5 Zeichen haben",
  "contact-subject-long": "Der Betreff darf höchstens {longest} Zeichen haben",
  "contact-message": "Die Nachricht muss mindestens 10 Zeichen haben",
  "contact-message-long": "Die Nachricht darf höchstens {longest} Zeichen haben",
  "contact-captcha":
    "Bitte bestätigen Sie noch einmal, dass Sie kein Roboter sind, und senden Sie die Nachricht erneut.",
  "correction-brand":
    "Wir sammeln Daten zu den Marken unserer Liste. Bitte wählen Sie eine davon oder schreiben Sie uns über das Kontaktformular.",
  "correction-date":
    "Bitte geben Sie das Datum so an, wie es aufgedruckt ist: das Jahr, und Monat, Tag oder Woche, wenn sie ebenfalls dastehen.",
  "correction-date-future": "Dieses Datum liegt in der Zukunft. Bitte prüfen Sie das Jahr.",
  "correction-place": "Bitte geben Sie an, wo das Datum aufgedruckt ist.",
  "correction-note-long": "Die Anmerkung darf höchstens {longest} Zeichen haben",
  "correction-not-found": "Es gibt keine Korrektur mit dieser Nummer.",

  "invalid-request": "Ungültige Anfrage. Bitte prüfen Sie Ihre Eingabe und versuchen Sie es noch einmal.",
  "invalid-json":
    "Die Anfrage ist kein gültiges JSON. Bitte prüfen Sie sie und versuchen Sie es noch einmal.",
  "idempotency-key-invalid":
    "Der Idempotency-Key muss {fewest} bis {most} Buchstaben, Ziffern oder Zeichen ohne Leerzeichen haben. Nehmen Sie einen neuen, zufälligen.",
  "idempotency-key-reused":
    "Dieser Idempotency-Key gehört zu einer anderen Anfrage. Nehmen Sie für jede Anfrage einen neuen.",
  "idempotency-in-progress":
    "Dieselbe Anfrage wird noch bearbeitet. Bitte warten Sie einen Moment und senden Sie sie noch einmal.",
  "operator-only": "Zugriff verweigert. Dafür braucht es das Token des Betreibers.",
  "model-not-found":
    "Zu diesem Modell ist nichts bekannt. Die technischen Daten stehen auf dem Typenschild und auf der Website des Herstellers.",
  "not-found": "Diesen Pfad gibt es in der API nicht. Alle vorhandenen stehen unter /api/docs.",
  "method-not-allowed": "Diese Adresse nimmt keine Anfragen dieser Art an.",
  "request-timeout":
    "Zeitüberschreitung der Anfrage. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  "body-too-large": "Die Anfrage ist zu groß. Bitte kürzen Sie sie und versuchen Sie es noch einmal.",
  "unsupported-media-type": "Die Anfrage muss als JSON gesendet werden.",
  "too-many-requests": "Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.",
  "headers-too-large": "Die Kopfzeilen der Anfrage sind zu groß.",
  "internal-error": "Fehler auf dem Server. Bitte versuchen Sie es später noch einmal.",
  "database-unavailable":
    "Der Dienst ist zurzeit nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",

  "field-missing": "Das Feld „{name}“ fehlt.",
  "field-unknown":
    "Ein Feld „{name}“ gibt es hier nicht.{meant, select, none {} other { Meinten Sie „{meant}“?}}",
  "field-type":
    "Hier muss {type, select, string {ein Text} integer {eine ganze Zahl} number {eine Zahl} boolean {true oder false} array {eine Liste} other {ein Objekt}} stehen.",
  "field-value": "Hier muss einer dieser Werte stehen: {allowed}.",
  "field-form": "Dieser Wert hat nicht die Form, die hier erwartet wird.",
  "date-form": "Schreiben Sie das Datum in einer dieser Formen: {allowed}.",
  "text-short": "Dieser Text muss mindestens {shortest} Zeichen haben.",
  "text-long": "Dieser Text darf höchstens {longest} Zeichen haben.",
  "list-short":
    "Hier {fewest, plural, one {muss mindestens # Eintrag} other {müssen mindestens # Einträge}} stehen.",
  "list-long": "Hier dürfen höchstens {most} Einträge stehen.",
  "number-small":
    "Diese Zahl muss {bound, select, open {größer als {least}} other {mindestens {least}}} sein.",
  "number-large": "Diese Zahl darf höchstens {greatest} sein.",
};
