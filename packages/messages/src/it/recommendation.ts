import type { Messages } from "../catalog/shape.ts";

/**
 * What to do with a heater. The keys of the codes (`good`, `replace-or-monitor`) are summaries; the numbered ones are the
 * actions for a state, the most useful first; `state-…` names a state within a sentence.
 */
export const recommendation: Messages["recommendation"] = {
  good: "In buono stato: basta la normale manutenzione.",
  "good-1":
    "Una volta all’anno svuota e sciacqua il serbatoio, o decalcifica l’istantaneo. Il manuale spiega come.",
  "good-2": "Se c’è un serbatoio, fai controllare l’anodo sacrificale ogni uno-tre anni.",
  "good-3": "Conserva la ricevuta e verifica che la garanzia sia registrata.",
  monitor: "Da tenere d’occhio: a quest’età contano anche i piccoli segnali.",
  "monitor-1": "Cerca ruggine, macchie di umidità, perdite e acqua calda rugginosa.",
  "monitor-2":
    "Svuota e sciacqua il serbatoio e fai controllare l’anodo sacrificale, o decalcifica l’istantaneo.",
  "monitor-3": "Confronta i prezzi già ora: poi sceglierai senza fretta.",
  replace: "Sostituzione consigliata: pensa al prossimo prima che questo si rompa.",
  "replace-1": "Chiedi preventivi finché questo funziona.",
  "replace-2":
    "Fino ad allora cerca acqua sul pavimento e nella vaschetta di raccolta, e prova il rubinetto di arresto.",
  "replace-3": "Se perde, chiudi l’acqua e il gas o stacca la corrente, e chiama un idraulico.",
  "replace-or-monitor":
    "Sostituzione consigliata o da tenere d’occhio: non sappiamo se ha già 10 anni. Nel dubbio, conta che li abbia.",
  "monitor-or-good":
    "Da tenere d’occhio o in buono stato: non sappiamo se ha già 6 anni. Nel dubbio, conta che li abbia.",
  otherDates: "Il numero di serie può anche significare {dates}. Cerca sulla targhetta una data stampata.",
  dateWeek: "settimana\u00a0{week, number} del {year}",
  otherDate: "{date} ({state})",
  "state-good": "in buono stato",
  "state-monitor": "da tenere d’occhio",
  "state-replace": "sostituzione consigliata",
  "state-replace-or-monitor": "sostituzione consigliata o da tenere d’occhio",
  "state-monitor-or-good": "da tenere d’occhio o in buono stato",
};
