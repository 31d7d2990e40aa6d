import type { Messages } from "../catalog/shape.ts";

/** What one can do when the page is broken. That it is broken is said by the shell, as it has to be there at once. */
export const failure: Messages["failure"] = {
  id: "ID errore: {id}",
  details: "Dettagli tecnici",
  describe: "Aiutaci a risolvere il problema (facoltativo)",
  describePrompt: "Che cosa stavi facendo quando è successo?",
  report: "Segnala il problema",
  reporting: "Invio in corso…",
  reported: "Grazie per la segnalazione! L’abbiamo ricevuta e cercheremo la causa del problema.",
};
