import type { Messages } from "../catalog/shape.ts";

/**
 * What to do with a heater. The keys of the states (`good`) are summaries; the numbered ones are the actions for a
 * state, the most useful first; `state-…` names a state within a sentence.
 */
export const recommendation: Messages["recommendation"] = {
  good: "In buono stato: basta la normale manutenzione.",
  "good-1": "Una volta all’anno svuota e sciacqua il serbatoio, o decalcifica l’istantaneo.",
  "good-2": "Se c’è un serbatoio, fai controllare l’anodo sacrificale ogni uno-tre anni.",
  "good-3": "Registra la garanzia e conserva la ricevuta.",
  monitor: "Da tenere d’occhio: contano anche i piccoli segnali.",
  "monitor-1": "Cerca ruggine, macchie di umidità, perdite e acqua calda rugginosa.",
  "monitor-2":
    "Svuota e sciacqua il serbatoio e fai controllare l’anodo sacrificale, o decalcifica l’istantaneo.",
  "monitor-3": "Confronta i prezzi finché non c’è fretta.",
  replace: "Sostituzione consigliata: pensa a uno nuovo.",
  "replace-1": "Chiedi preventivi finché lo scaldabagno funziona ancora.",
  "replace-2":
    "Guarda se c’è acqua sul pavimento o nella vaschetta di raccolta, e prova il rubinetto di arresto.",
  "replace-3": "Se perde, chiudi l’acqua e il gas (o stacca la corrente) e chiama un idraulico.",
  otherDates: "Potrebbe anche essere: {dates}. Cerca sulla targhetta una data stampata.",
  dateWeek: "settimana\u00a0{week, number} del {year}",
  otherDate: "{date} ({state})",
  "state-good": "in buono stato",
  "state-monitor": "da tenere d’occhio",
  "state-replace": "sostituzione consigliata",
};
