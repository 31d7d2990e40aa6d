// Written by `pnpm generate`. Do not edit.
import type { StatusMessages } from "../../texts/status-messages.ts";

/** What a visitor reads when a call fails. */
export const messages: StatusMessages = {
  "language": "de",
  "statuses": {
    "400": "Ungültige Anfrage. Bitte prüfen Sie Ihre Eingabe und versuchen Sie es noch einmal.",
    "401": "Anmeldung erforderlich. Bitte laden Sie die Seite neu.",
    "403": "Zugriff verweigert. Sie haben dafür keine Berechtigung.",
    "404": "Dienst nicht gefunden. Bitte versuchen Sie es später noch einmal.",
    "408": "Zeitüberschreitung der Anfrage. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
    "429": "Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.",
    "500": "Fehler auf dem Server. Bitte versuchen Sie es später noch einmal.",
    "502": "Der Dienst ist zurzeit nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",
    "503": "Der Dienst ist zurzeit nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",
    "504": "Der Dienst ist zurzeit nicht erreichbar. Bitte versuchen Sie es gleich noch einmal."
  },
  "other": "Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es noch einmal.",
  "noConnection": "Wir konnten den Dienst nicht erreichen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  "checkFailed": "Das Alter konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal."
};
