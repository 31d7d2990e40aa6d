// Written by `pnpm generate`. Do not edit.
import type { StatusMessages } from "../../texts/status-messages.ts";

/** What a visitor reads when a call fails. */
export const messages: StatusMessages = {
  "language": "de",
  "statuses": {
    "400": "Ungültige Anfrage. Bitte prüfen Sie Ihre Eingabe und versuchen Sie es noch einmal.",
    "401": "Anmeldung erforderlich. Bitte laden Sie die Seite neu.",
    "403": "Zugriff verweigert. Ihnen fehlt die Berechtigung dafür.",
    "404": "Dienst nicht gefunden. Bitte versuchen Sie es später noch einmal.",
    "408": "Zeitüberschreitung. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
    "429": "Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.",
    "500": "Serverfehler. Bitte versuchen Sie es später noch einmal.",
    "502": "Der Dienst ist zurzeit nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",
    "503": "Der Dienst ist zurzeit nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",
    "504": "Der Dienst ist zurzeit nicht erreichbar. Bitte versuchen Sie es gleich noch einmal."
  },
  "other": "Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es noch einmal.",
  "noConnection": "Der Dienst war nicht erreichbar. Prüfen Sie die Verbindung.",
  "checkFailed": "Die Prüfung hat nicht geklappt. Bitte versuchen Sie es noch einmal."
};
