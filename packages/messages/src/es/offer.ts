import type { Messages } from "../catalog/shape.ts";

/** Offers a page in this language to those who read it in another. */
export const offer: Messages["offer"] = {
  text: "Esta página también está en español.",
  accept: "Leerla en español",
  dismiss: "No, gracias",
};
