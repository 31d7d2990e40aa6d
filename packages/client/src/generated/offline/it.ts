// Written by `pnpm generate`. Do not edit.
import type { OfflineTexts } from "../../texts/offline-texts.ts";

/** What an answer of the decoder says. */
export const texts: OfflineTexts = {
  "summaries": {
    "good": "In buono stato: a quest’età basta la normale manutenzione.",
    "monitor": "Da tenere d’occhio: a quest’età contano anche i piccoli segnali.",
    "replace": "Sostituzione consigliata: a quest’età conviene programmare l’acquisto di uno nuovo prima che questo si guasti.",
    "monitor-or-good": "Da tenere d’occhio o in buono stato: la data non è abbastanza precisa per dire se l’apparecchio ha già 6 anni. Finché non ne sai di più, parti dall’età maggiore.",
    "replace-or-monitor": "Sostituzione consigliata o da tenere d’occhio: la data non è abbastanza precisa per dire se l’apparecchio ha già 10 anni. Finché non ne sai di più, parti dall’età maggiore."
  },
  "actions": {
    "good": "Svuota e sciacqua il serbatoio una volta all’anno; se l’apparecchio è istantaneo, decalcificalo. Segui il manuale. Se c’è un serbatoio, fai controllare l’anodo sacrificale ogni 1-3 anni. Conserva la ricevuta e verifica che la garanzia sia registrata.",
    "monitor": "Controlla che non ci siano ruggine, macchie di umidità o perdite, né ruggine nell’acqua calda. Continua la manutenzione: svuota e sciacqua il serbatoio e fai controllare l’anodo sacrificale, oppure decalcifica l’apparecchio istantaneo. Comincia a confrontare i prezzi, così potrai scegliere senza fretta.",
    "replace": "Chiedi dei preventivi finché questo funziona ancora. Nel frattempo controlla che non ci sia acqua sul pavimento o nella vaschetta di raccolta, e che il rubinetto di arresto giri. Se perde, chiudi l’acqua, chiudi il gas o stacca la corrente, e chiama un idraulico."
  },
  "states": {
    "good": "in buono stato",
    "monitor": "da tenere d’occhio",
    "replace": "sostituzione consigliata",
    "monitor-or-good": "da tenere d’occhio o in buono stato",
    "replace-or-monitor": "sostituzione consigliata o da tenere d’occhio"
  },
  "otherDates": "Il numero di serie può significare anche {dates}. Confronta con l’eventuale data stampata sulla targhetta.",
  "otherDate": "{date} ({state})",
  "week": "settimana {week} del {year}",
  "problems": {
    "no-format": "Nessun numero di serie {brand} che conosciamo è scritto così.",
    "impossible-date": "Il numero è scritto come un numero di serie {brand}, ma la data che contiene non esiste o è fuori dagli anni di quel formato.",
    "no-date-in-serial": "Nei numeri di serie di questo tipo {brand} non inserisce alcuna data. Cerca una data stampata sulla targhetta.",
    "too-short": "È più corto di un numero di serie. Sembra che manchino dei caratteri.",
    "too-long": "È più lungo di qualsiasi numero di serie {brand} che conosciamo. Forse vi sono finiti dentro altri numeri della targhetta.",
    "looks-like-model": "Sembra il numero di modello. Il numero di serie è un altro, sulla stessa targhetta, accanto alla scritta «Serial», «Serial No.» o «S/N».",
    "no-public-rule": "Non abbiamo trovato alcuna regola pubblica per ricavare una data da un numero di serie {brand}. Cerca una data stampata sulla targhetta, oppure chiedi al produttore indicando il numero di serie.",
    "private-label": "{brand} è il marchio di un distributore, e non sappiamo chi abbia costruito l’apparecchio. Cerca sulla targhetta il nome del produttore e fai il controllo con quella marca.",
    "other-none": "Nessuna marca che conosciamo scrive così i numeri di serie.",
    "other-some": "Non hai scelto una marca, perciò le abbiamo provate tutte."
  }
};
