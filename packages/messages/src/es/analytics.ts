import type { Messages } from "../catalog/shape.ts";

/** The question whether Google may count, where an operator has configured that. */
export const analytics: Messages["analytics"] = {
  label: "Estadísticas de visitas",
  question:
    "¿Permite que Google Analytics cuente qué páginas abre? Es posible que use cookies. Nunca recibe números de serie ni de modelo.",
  policy: "Política de privacidad",
  allow: "Permitir",
  deny: "No permitir",
  allowed: "Usted lo permite. Puede cambiarlo aquí en cualquier momento.",
  denied: "Usted no lo permite. Puede cambiarlo aquí en cualquier momento.",
};
