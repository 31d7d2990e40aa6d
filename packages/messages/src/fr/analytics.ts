import type { Messages } from "../catalog/shape.ts";

/** The question whether Google may count, where an operator has configured that. */
export const analytics: Messages["analytics"] = {
  label: "Mesure d’audience",
  question:
    "Google Analytics peut-il compter les pages que vous ouvrez ? Il peut déposer des cookies, mais ne reçoit jamais de numéro de série ni de modèle.",
  policy: "Politique de confidentialité",
  allow: "Autoriser",
  deny: "Refuser",
  allowed: "Autorisée.",
  denied: "Refusée.",
};
