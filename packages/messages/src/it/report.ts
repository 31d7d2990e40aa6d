import type { Messages } from "../catalog/shape.ts";

/** The diagnostic report: the dialog when it is made, and its page. */
export const report: Messages["report"] = {
  dialogTitle: "Il tuo rapporto diagnostico",
  dialogText: "Lo vede solo chi ha il link.",
  dialogKept: "Lo eliminiamo dopo {days, plural, one {# giorno} many {# di giorni} other {# giorni}}.",
  link: "Link al rapporto",
  open: "Apri il rapporto",
  deletionHeading: "Per eliminarlo in seguito",
  deletionText: "Mostriamo questo link una volta sola: salvalo e non condividerlo.",
  deletionLink: "Link di eliminazione",
  deletionCopy: "Copia link di eliminazione",
  copyFailed: "Seleziona il link e copialo.",

  metaTitle: "Rapporto diagnostico: scaldabagno {brand}",
  metaDescription: "Quanti anni ha questo scaldabagno {brand}, secondo il numero di serie.",
  heading: "Rapporto diagnostico",
  about: "Scaldabagno {brand}",
  print: "Stampa o salva come PDF",
  code: "Codice QR",
  codeText: "Vedi online",
  asOf: "Età alla data {date}",
  number: "Rapporto {id}",
  care: "Se sulla targhetta c’è un’altra data, fa fede quella. Questo rapporto non sostituisce la verifica di un tecnico.",

  delete: "Elimina questo rapporto",
  deleteQuestion: "Eliminare questo rapporto?",
  deleteText: "Sparisce per tutti. Non si può annullare.",
  deleteConfirm: "Elimina rapporto",
  deleting: "Eliminazione…",
  deleteFailed: "Non siamo riusciti a eliminare il rapporto. Riprova.",
  deleteCancel: "Tienilo",

  goneTitle: "Questo rapporto è stato eliminato",
  withdrawnTitle: "Questo rapporto è stato rimosso",
  erased: "Il contenuto è stato cancellato.",
  unknownTitle: "Non troviamo questo rapporto",
  unknownText: "Forse manca una parte del link, o il rapporto è scaduto.",
  awayTitle: "Ora non possiamo mostrare il rapporto",
  awayText: "Non è andato perso. Riprova tra qualche minuto.",
};
