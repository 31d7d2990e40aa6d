import type { Messages } from "../catalog/shape.ts";

/** What one can do when the page is broken. That it is broken is said by the shell, as it has to be there at once. */
export const failure: Messages["failure"] = {
  id: "ID de l’erreur : {id}",
  details: "Détails techniques",
  describe: "Aidez-nous à corriger ce problème (facultatif)",
  describePrompt: "Que faisiez-vous quand c’est arrivé ?",
  report: "Signaler le problème",
  reporting: "Envoi…",
  reported: "Merci pour votre signalement. Nous l’avons bien reçu et allons examiner ce problème.",
};
