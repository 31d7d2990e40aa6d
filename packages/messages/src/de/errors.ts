import type { Messages } from "../catalog/shape.ts";
import { form } from "./check.ts";
import { advice, problems } from "./result.ts";

/**
 * What visitors read when a request fails. `status-…` is for an answer without a text of its own, by HTTP status;
 * the other keys are the API's error codes.
 */
export const errors: Messages["errors"] = {
  "status-400": "Ungültige Anfrage. Bitte prüfen Sie Ihre Eingabe und versuchen Sie es noch einmal.",
  "status-401": "Anmeldung erforderlich. Bitte laden Sie die Seite neu.",
  "status-403": "Zugriff verweigert. Ihnen fehlt die Berechtigung dafür.",
  "status-404": "Dienst nicht gefunden. Bitte versuchen Sie es später noch einmal.",
  "status-408": "Zeitüberschreitung. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  "status-429": "Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.",
  "status-500": "Serverfehler. Bitte versuchen Sie es später noch einmal.",
  "status-502": "Der Dienst ist zurzeit nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",
  "status-503": "Der Dienst ist zurzeit nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",
  "status-504": "Der Dienst ist zurzeit nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",
  "status-other": "Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es noch einmal.",
  "no-connection": "Der Dienst war nicht erreichbar. Prüfen Sie die Verbindung.",

  "brand-required": form.brandRequired,
  "brand-characters": form.brandCharacters,
  "brand-unknown": form.brandUnknown,
  "serial-required": form.serialRequired,
  "serial-blank": form.serialBlank,
  "serial-characters": form.serialCharacters,
  "serial-not-stated": form.serialNotStated,
  "serial-too-short": form.serialTooShort,
  "serial-too-long": form.serialTooLong,
  "serial-is-model": problems["looks-like-model"],
  "model-length": form.modelLength,
  "model-characters": form.modelInvalid,
  "check-id-invalid": "checkId muss eine UUID sein, eine neue für jede Prüfung.",
  "checked-at-invalid": "checkedAt muss ISO 8601 mit Zeitzone sein.",

  "report-not-decodable": "Diese Seriennummer ergibt kein Datum. Prüfen Sie sie zuerst.",
  "report-date-unknown": "Dieses Datum passt nicht zur Seriennummer. Prüfen Sie sie noch einmal.",
  "report-not-found": "Unter dieser Adresse gibt es keinen Bericht. Prüfen Sie den Link.",
  "report-deleted": "Dieser Bericht wurde gelöscht. Erstellen Sie einen neuen.",
  "report-withdrawn": "Dieser Bericht wurde entfernt. Erstellen Sie einen neuen.",
  "report-token-wrong": "Nehmen Sie den Löschlink, den Sie mit dem Bericht bekommen haben.",

  "batch-empty": "Senden Sie mindestens eine Seriennummer.",
  "batch-too-long": "Senden Sie höchstens {most} Seriennummern auf einmal.",
  "csv-columns":
    "Die Datei braucht je eine Spalte „brand“ und „serialNumber“ und höchstens eine „modelNumber“. Fehlt oder doppelt: {columns}.",
  "csv-encoding": "Speichern Sie die Datei als „CSV UTF-8“.",
  "csv-malformed":
    "Die Datei lässt sich ab Zeile {line} nicht lesen. Prüfen Sie dort die Anführungszeichen und senden Sie die Zeilen ohne Ergebnis erneut.",
  "csv-cells": "Diese Zeile hat zu viele Zellen. Setzen Sie Text mit Trennzeichen in Anführungszeichen.",

  "installed-date": advice.installedWrong,
  "advice-dates": "Dieses Datum passt nicht zur Seriennummer. Prüfen Sie sie noch einmal.",

  "contact-name": "Der Name muss mindestens 2 Zeichen haben",
  "contact-name-long": "Der Name darf höchstens {longest} Zeichen haben",
  "contact-email": "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  "contact-phone-long": "Die Telefonnummer darf höchstens {longest} Zeichen haben",
  "contact-subject": "Der Betreff muss mindestens 5 Zeichen haben",
  "contact-subject-long": "Der Betreff darf höchstens {longest} Zeichen haben",
  "contact-message": "Die Nachricht muss mindestens 10 Zeichen haben",
  "contact-message-long": "Die Nachricht darf höchstens {longest} Zeichen haben",
  "contact-captcha": "Bestätigen Sie, dass Sie kein Roboter sind, und senden Sie die Nachricht erneut.",

  "invalid-request": "Ungültige Anfrage. Bitte prüfen Sie Ihre Eingabe und versuchen Sie es noch einmal.",
  "invalid-json": "Die Anfrage ist kein gültiges JSON.",
  "operator-only": "Dafür ist das Token des Betreibers nötig.",
  "model-not-found":
    "Keine Angaben zum Modell gefunden. Sehen Sie auf dem Typenschild oder beim Hersteller nach.",
  "not-found": "Diesen Pfad gibt es in der API nicht. Siehe /api/docs.",
  "method-not-allowed": "Dieser Pfad erlaubt diese Methode nicht.",
  "request-timeout": "Zeitüberschreitung. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  "body-too-large": "Die Anfrage ist zu groß. Kürzen Sie sie.",
  "unsupported-media-type": "Senden Sie die Anfrage als JSON, ohne Komprimierung.",
  "too-many-requests": "Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.",
  "headers-too-large": "Die Header der Anfrage sind zu groß.",
  "internal-error": "Serverfehler. Bitte versuchen Sie es später noch einmal.",
  "service-unavailable":
    "Der Dienst ist zurzeit nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",
  "database-unavailable":
    "Der Dienst ist zurzeit nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",
  "server-busy": "Gerade werden zu viele Listen geprüft. Bitte versuchen Sie es gleich noch einmal.",

  "field-missing": "Das Feld „{name}“ fehlt.",
  "field-unknown": "Ein Feld „{name}“ gibt es nicht.{meant, select, none {} other { Meinten Sie „{meant}“?}}",
  "field-type":
    "Hier muss {type, select, string {ein Text} integer {eine ganze Zahl} number {eine Zahl} boolean {true oder false} array {eine Liste} other {ein Objekt}} stehen.",
  "field-value": "Erlaubt ist nur: {allowed}.",
  "field-form": "Dieser Wert hat nicht das richtige Format.",
  "date-form": "Schreiben Sie das Datum so: {allowed}.",
  "text-short": "Geben Sie mindestens {shortest} Zeichen ein.",
  "text-long": "Geben Sie höchstens {longest} Zeichen ein.",
  "list-short":
    "Hier {fewest, plural, one {muss mindestens # Eintrag} other {müssen mindestens # Einträge}} stehen.",
  "list-long": "Hier dürfen höchstens {most} Einträge stehen.",
  "number-small": "Der Wert muss {bound, select, open {größer als {least}} other {mindestens {least}}} sein.",
  "number-large": "Der Wert darf höchstens {greatest} sein.",
};
