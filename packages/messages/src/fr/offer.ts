import type { Messages } from "../catalog/shape.ts";

/** Offers a page in this language to those who read it in another. */
export const offer: Messages["offer"] = {
  text: "Cette page existe aussi en français.",
  accept: "Lire en français",
  dismiss: "Non, merci",
};
