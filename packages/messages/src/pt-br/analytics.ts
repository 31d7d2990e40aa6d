import type { Messages } from "../catalog/shape.ts";

/** The question whether Google may count, where an operator has configured that. */
export const analytics: Messages["analytics"] = {
  label: "Estatísticas",
  question:
    "Permite que o Google Analytics conte as páginas que você abre? Ele pode usar cookies, mas nunca recebe números de série nem de modelo.",
  policy: "Política de Privacidade",
  allow: "Permitir",
  deny: "Não permitir",
  allowed: "Permitido.",
  denied: "Não permitido.",
};
