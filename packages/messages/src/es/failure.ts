import type { Messages } from "../catalog/shape.ts";

/** What one can do when the page is broken. That it is broken is said by the shell, as it has to be there at once. */
export const failure: Messages["failure"] = {
  id: "ID del error: {id}",
  details: "Detalles técnicos",
  describe: "Ayúdenos a corregir el error (opcional)",
  describePrompt: "¿Qué estaba haciendo cuando ocurrió?",
  report: "Reportar el error",
  reporting: "Enviando…",
  reported: "¡Gracias por avisarnos! Recibimos sus comentarios e investigaremos el problema.",
};
