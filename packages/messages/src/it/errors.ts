import type { Messages } from "../catalog/shape.ts";
import { form } from "./check.ts";
import { advice, problems } from "./result.ts";

/**
 * What visitors read when a request fails. `status-…` is for an answer without a text of its own, by HTTP status;
 * the other keys are the API's error codes.
 */
export const errors: Messages["errors"] = {
  "status-400": "Richiesta non valida. Controlla i dati inseriti e riprova.",
  "status-401": "Autenticazione necessaria. Ricarica la pagina.",
  "status-403": "Accesso negato. Non hai l’autorizzazione per questa operazione.",
  "status-404": "Servizio non trovato. Riprova più tardi.",
  "status-408": "Tempo scaduto per la richiesta. Controlla la connessione e riprova.",
  "status-429": "Troppe richieste. Attendi un momento e riprova.",
  "status-500": "Errore del server. Riprova più tardi.",
  "status-502": "Servizio temporaneamente non disponibile. Riprova tra qualche istante.",
  "status-503": "Servizio temporaneamente non disponibile. Riprova tra qualche istante.",
  "status-504": "Servizio temporaneamente non disponibile. Riprova tra qualche istante.",
  "status-other": "Si è verificato un errore imprevisto. Riprova.",
  "no-connection": "Il servizio non è raggiungibile. Controlla la connessione.",

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
  "check-id-invalid": "Il checkId deve essere un UUID, nuovo per ogni controllo.",
  "checked-at-invalid": "Il checkedAt deve essere in ISO 8601 con fuso orario.",

  "report-not-decodable": "Questo numero di serie non dà una data. Prima controllalo.",
  "report-date-unknown": "Questo numero di serie non può indicare quella data. Ricontrollalo.",
  "report-not-found": "A questo indirizzo non c’è nessun rapporto. Controlla il link.",
  "report-deleted": "Questo rapporto è stato eliminato. Creane uno nuovo.",
  "report-withdrawn": "Questo rapporto è stato rimosso. Creane uno nuovo.",
  "report-token-wrong": "Usa il link di eliminazione che hai ricevuto con il rapporto.",

  "batch-empty": "Invia almeno un numero di serie.",
  "batch-too-long": "Invia al massimo {most} numeri di serie alla volta.",
  "csv-columns":
    "Nel file servono una colonna «brand» e una «serialNumber», e al massimo una «modelNumber». Mancano o si ripetono: {columns}.",
  "csv-encoding": "Salva il file come «CSV UTF-8».",
  "csv-malformed":
    "Il file non si legge dalla riga {line} in poi. Controlla le virgolette, poi invia di nuovo le righe senza risultato.",
  "csv-cells": "Questa riga ha troppe celle. Metti tra virgolette i testi con separatori.",

  "installed-date": advice.installedWrong,
  "advice-dates": "Questo numero di serie non può indicare quella data. Ricontrollalo.",

  "contact-name": "Il nome deve avere almeno 2 caratteri",
  "contact-name-long": "Il nome può avere al massimo {longest} caratteri",
  "contact-email": "Inserisci un indirizzo e-mail valido",
  "contact-phone-long": "Il numero di telefono può avere al massimo {longest} caratteri",
  "contact-subject": "L’oggetto deve avere almeno 5 caratteri",
  "contact-subject-long": "L’oggetto può avere al massimo {longest} caratteri",
  "contact-message": "Il messaggio deve avere almeno 10 caratteri",
  "contact-message-long": "Il messaggio può avere al massimo {longest} caratteri",
  "contact-captcha": "Conferma di non essere un robot, poi invia di nuovo.",

  "invalid-request": "Richiesta non valida. Controlla i dati inseriti e riprova.",
  "invalid-json": "La richiesta non è JSON valido.",
  "operator-only": "Serve il token del gestore.",
  "model-not-found": "Nessun dato su questo modello. Guarda la targhetta o il sito del produttore.",
  "not-found": "Questo percorso non esiste nell’API. Vedi /api/docs.",
  "method-not-allowed": "Questo percorso non accetta quel metodo.",
  "request-timeout": "Tempo scaduto per la richiesta. Controlla la connessione e riprova.",
  "body-too-large": "La richiesta è troppo grande. Accorciala.",
  "unsupported-media-type": "Invia la richiesta in formato JSON, senza compressione.",
  "too-many-requests": "Troppe richieste. Attendi un momento e riprova.",
  "headers-too-large": "Le intestazioni della richiesta sono troppo grandi.",
  "internal-error": "Errore del server. Riprova più tardi.",
  "service-unavailable": "Servizio temporaneamente non disponibile. Riprova tra qualche istante.",
  "database-unavailable": "Servizio temporaneamente non disponibile. Riprova tra qualche istante.",
  "server-busy": "Si stanno controllando troppi elenchi. Riprova tra un istante.",

  "field-missing": "Manca il campo «{name}».",
  "field-unknown": "Non esiste un campo «{name}».{meant, select, none {} other { Intendevi «{meant}»?}}",
  "field-type":
    "Deve essere {type, select, string {un testo} integer {un numero intero} number {un numero} boolean {true o false} array {un elenco} other {un oggetto}}.",
  "field-value": "Deve essere uno di questi: {allowed}.",
  "field-form": "Non è nel formato previsto.",
  "date-form": "Usa uno di questi formati per la data: {allowed}.",
  "text-short":
    "Deve avere almeno {shortest, plural, one {# carattere} many {# di caratteri} other {# caratteri}}.",
  "text-long": "Può avere al massimo {longest} caratteri.",
  "list-short": "Deve avere almeno {fewest, plural, one {# voce} many {# di voci} other {# voci}}.",
  "list-long": "Può avere al massimo {most} voci.",
  "number-small": "Deve essere {bound, select, open {maggiore di {least}} other {almeno {least}}}.",
  "number-large": "Può essere al massimo {greatest}.",
};
