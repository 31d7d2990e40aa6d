import type { Messages } from "../catalog/shape.ts";

/** Offers a page in this language to those who read it in another. */
export const offer: Messages["offer"] = {
  text: "Questa pagina è disponibile anche in italiano.",
  accept: "Leggila in italiano",
  dismiss: "No, grazie",
};
