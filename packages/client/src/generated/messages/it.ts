// Written by `pnpm generate`. Do not edit.
import type { StatusMessages } from "../../texts/status-messages.ts";

/** What a visitor reads when a call fails. */
export const messages: StatusMessages = {
  "language": "it",
  "statuses": {
    "400": "Richiesta non valida. Controlla i dati inseriti e riprova.",
    "401": "Autenticazione necessaria. Ricarica la pagina.",
    "403": "Accesso negato. Non hai l’autorizzazione per questa operazione.",
    "404": "Servizio non trovato. Riprova più tardi.",
    "408": "Tempo scaduto per la richiesta. Controlla la connessione e riprova.",
    "429": "Troppe richieste. Attendi un momento e riprova.",
    "500": "Errore del server. Riprova più tardi.",
    "502": "Servizio temporaneamente non disponibile. Riprova tra qualche istante.",
    "503": "Servizio temporaneamente non disponibile. Riprova tra qualche istante.",
    "504": "Servizio temporaneamente non disponibile. Riprova tra qualche istante."
  },
  "other": "Si è verificato un errore imprevisto. Riprova.",
  "noConnection": "Il servizio non è raggiungibile. Controlla la connessione.",
  "checkFailed": "Impossibile controllare l’età dello scaldabagno. Riprova."
};
