import type { Messages } from "../catalog/shape.ts";

/** Offers a page in this language to those who read it in another. */
export const offer: Messages["offer"] = {
  text: "Esta página também está em português.",
  accept: "Ler em português",
  dismiss: "Não, obrigado",
};
