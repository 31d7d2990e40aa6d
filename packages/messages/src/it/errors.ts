import type { Messages } from "../catalog/shape.ts";
import { advice } from "./advice.ts";
import { form } from "./form.ts";
import { problems } from "./problems.ts";

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
  "no-connection": "Non siamo riusciti a raggiungere il servizio. Controlla la connessione e riprova.",

  "brand-required": form.brandRequired,
  "brand-characters": form.brandCharacters,
  "brand-unknown": "Non conosciamo questa marca. Scegline una dall’elenco oppure «{other}».",
  "serial-required": form.serialRequired,
  "serial-blank": form.serialBlank,
  "serial-characters": form.serialCharacters,
  "serial-too-short": form.serialTooShort,
  "serial-too-long": form.serialTooLong,
  "serial-is-model": problems["looks-like-model"],
  "model-length": form.modelLength,
  "model-characters": form.modelInvalid,

  "report-not-decodable":
    "Impossibile creare un rapporto: questo numero di serie non dice quando l’apparecchio è stato fabbricato. Controllalo prima con il modulo.",
  "report-date-unknown":
    "Questo numero di serie non può significare quella data. Controllalo di nuovo e crea il rapporto dal nuovo risultato.",
  "report-not-found": "A questo indirizzo non c’è alcun rapporto. Controlla il link.",
  "report-deleted":
    "Chi ha creato questo rapporto lo ha cancellato. Controlla il numero di serie per crearne uno nuovo.",
  "report-withdrawn": "Questo rapporto è stato ritirato. Controlla il numero di serie per crearne uno nuovo.",
  "report-token-wrong":
    "Questo link non consente di cancellare il rapporto. Usa il link di cancellazione ricevuto insieme al rapporto.",

  "batch-empty": "Non c’è nulla da controllare. Invia almeno un numero di serie.",
  "batch-too-long":
    "Si possono controllare solo {most} numeri di serie alla volta. Invia gli altri separatamente.",
  "csv-columns":
    "Il file deve avere una colonna «brand» e una colonna «serialNumber», e al massimo una colonna «modelNumber». Mancano o compaiono più volte: {columns}.",
  "csv-encoding":
    "Il file non è in UTF-8. Salvalo di nuovo, in un foglio di calcolo come «CSV UTF-8», e invia quel file.",
  "csv-malformed":
    "Il file non è leggibile a partire dalla riga {line}. Controlla le virgolette in quel punto e invia di nuovo ciò che non ha un risultato.",
  "csv-cells":
    "Questa riga ha più celle della prima. Un testo che contiene separatori va messo tra virgolette.",

  "installed-date": advice.installedWrong,
  "advice-dates":
    "Questo numero di serie non può indicare quella data. Controllalo di nuovo e chiedi con una data che può indicare.",

  "contact-name": "Il nome deve avere almeno 2 caratteri",
  "contact-name-long": "Il nome può avere al massimo {longest} caratteri",
  "contact-email": "Inserisci un indirizzo e-mail valido",
  "contact-phone-long": "Il numero di telefono può avere al massimo {longest} caratteri",
  "contact-subject": "L’oggetto deve avere almeno 5 caratteri",
  "contact-subject-long": "L’oggetto può avere al massimo {longest} caratteri",
  "contact-message": "Il messaggio deve avere almeno 10 caratteri",
  "contact-message-long": "Il messaggio può avere al massimo {longest} caratteri",
  "contact-captcha": "Conferma di nuovo di non essere un robot e invia ancora una volta il messaggio.",
  "correction-brand":
    "Raccogliamo date per le marche del nostro elenco. Scegline una, oppure scrivici dal modulo di contatto.",
  "correction-date":
    "Indica la data com’è stampata: l’anno e, se ci sono, il mese, il giorno o la settimana.",
  "correction-date-future": "Questa data è nel futuro. Controlla l’anno.",
  "correction-place": "Indica dove è stampata la data.",
  "correction-note-long": "La nota può avere al massimo {longest} caratteri",
  "correction-not-found": "Non c’è nessuna correzione con questo numero.",

  "invalid-request": "Richiesta non valida. Controlla i dati inseriti e riprova.",
  "invalid-json": "La richiesta non è un JSON valido. Controllala e riprova.",
  "idempotency-key-invalid":
    "La Idempotency-Key deve avere da {fewest} a {most} lettere, cifre o segni, senza spazi. Usane una nuova, casuale.",
  "idempotency-key-reused":
    "Questa Idempotency-Key appartiene a un’altra richiesta. Usane una nuova per ogni richiesta.",
  "idempotency-in-progress":
    "La stessa richiesta è ancora in elaborazione. Attendi un momento e inviala di nuovo.",
  "operator-only": "Accesso negato. Serve il token del gestore.",
  "model-not-found":
    "Nessuna informazione su questo modello. I dati tecnici sono sul sito del produttore o sulla targhetta dell’apparecchio.",
  "not-found": "Questo percorso non esiste nell’API. Tutti quelli esistenti sono elencati in /api/docs.",
  "method-not-allowed": "Questo indirizzo non accetta richieste di questo tipo.",
  "request-timeout": "Tempo scaduto per la richiesta. Controlla la connessione e riprova.",
  "body-too-large": "La richiesta è troppo grande. Accorciala e riprova.",
  "unsupported-media-type": "La richiesta deve essere inviata come JSON.",
  "too-many-requests": "Troppe richieste. Attendi un momento e riprova.",
  "headers-too-large": "Le intestazioni della richiesta sono troppo grandi.",
  "internal-error": "Errore del server. Riprova più tardi.",
  "database-unavailable": "Servizio temporaneamente non disponibile. Riprova tra qualche istante.",

  "field-missing": "Manca il campo «{name}».",
  "field-unknown": "Qui non c’è nessun campo «{name}».{meant, select, none {} other { Intendevi «{meant}»?}}",
  "field-type":
    "Questo valore deve essere {type, select, string {un testo} integer {un numero intero} number {un numero} boolean {true o false} array {un elenco} other {un oggetto}}.",
  "field-value": "Questo valore deve essere uno dei seguenti: {allowed}.",
  "field-form": "Questo valore non ha la forma prevista.",
  "date-form": "Scrivi la data in una di queste forme: {allowed}.",
  "text-short":
    "Questo testo deve avere almeno {shortest, plural, one {# carattere} many {# di caratteri} other {# caratteri}}.",
  "text-long": "Questo testo può avere al massimo {longest} caratteri.",
  "list-short": "Deve esserci almeno {fewest, plural, one {# voce} many {# di voci} other {# voci}}.",
  "list-long": "Possono esserci al massimo {most} voci.",
  "number-small":
    "Questo numero deve essere {bound, select, open {maggiore di {least}} other {almeno {least}}}.",
  "number-large": "Questo numero può essere al massimo {greatest}.",
};
