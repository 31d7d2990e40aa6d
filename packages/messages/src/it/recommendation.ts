import type { Messages } from "../catalog/shape.ts";

/**
 * What to do with a heater. The keys of the codes (`good`, `replace-or-monitor`) are summaries; the numbered ones are the
 * actions for a state, the most useful first; `state-…` names a state within a sentence.
 */
export const recommendation: Messages["recommendation"] = {
  good: "In buono stato: a quest’età basta la normale manutenzione.",
  "good-1":
    "Svuota e sciacqua il serbatoio una volta all’anno; se l’apparecchio è istantaneo, decalcificalo. Segui il manuale.",
  "good-2": "Se c’è un serbatoio, fai controllare l’anodo sacrificale ogni 1-3 anni.",
  "good-3": "Conserva la ricevuta e verifica che la garanzia sia registrata.",
  monitor: "Da tenere d’occhio: a quest’età contano anche i piccoli segnali.",
  "monitor-1":
    "Controlla che non ci siano ruggine, macchie di umidità o perdite, né ruggine nell’acqua calda.",
  "monitor-2":
    "Continua la manutenzione: svuota e sciacqua il serbatoio e fai controllare l’anodo sacrificale, oppure decalcifica l’apparecchio istantaneo.",
  "monitor-3": "Comincia a confrontare i prezzi, così potrai scegliere senza fretta.",
  replace:
    "Sostituzione consigliata: a quest’età conviene programmare l’acquisto di uno nuovo prima che questo si guasti.",
  "replace-1": "Chiedi dei preventivi finché questo funziona ancora.",
  "replace-2":
    "Nel frattempo controlla che non ci sia acqua sul pavimento o nella vaschetta di raccolta, e che il rubinetto di arresto giri.",
  "replace-3": "Se perde, chiudi l’acqua, chiudi il gas o stacca la corrente, e chiama un idraulico.",
  "replace-or-monitor":
    "Sostituzione consigliata o da tenere d’occhio: la data non è abbastanza precisa per dire se l’apparecchio ha già 10 anni. Finché non ne sai di più, parti dall’età maggiore.",
  "monitor-or-good":
    "Da tenere d’occhio o in buono stato: la data non è abbastanza precisa per dire se l’apparecchio ha già 6 anni. Finché non ne sai di più, parti dall’età maggiore.",
  otherDates:
    "Il numero di serie può significare anche {dates}. Confronta con l’eventuale data stampata sulla targhetta.",
  dateWeek: "settimana\u00a0{week, number} del {year}",
  otherDate: "{date} ({state})",
  "state-good": "in buono stato",
  "state-monitor": "da tenere d’occhio",
  "state-replace": "sostituzione consigliata",
  "state-replace-or-monitor": "sostituzione consigliata o da tenere d’occhio",
  "state-monitor-or-good": "da tenere d’occhio o in buono stato",
};
