import type { Messages } from "../catalog/shape.ts";

/** The question whether Google may count, where an operator has configured that. */
export const analytics: Messages["analytics"] = {
  label: "Estadísticas de visitas",
  question:
    "¿Permite que Google Analytics cuente las páginas que abre? Puede usar cookies, pero nunca recibe un número de serie ni de modelo.",
  policy: "Política de privacidad",
  allow: "Permitir",
  deny: "No permitir",
  allowed: "Permitido.",
  denied: "No permitido.",
};
