import type { Messages } from "../catalog/shape.ts";

/** The question whether Google may count, where an operator has configured that. */
export const analytics: Messages["analytics"] = {
  label: "Estatísticas",
  question:
    "O Google Analytics pode contar as páginas que você abre? Ele pode usar cookies. Nunca recebe números de série nem de modelo.",
  policy: "Política de Privacidade",
  allow: "Permitir",
  deny: "Não permitir",
  allowed: "Permitido. Você pode mudar isso aqui quando quiser.",
  denied: "Não permitido. Você pode mudar isso aqui quando quiser.",
};
