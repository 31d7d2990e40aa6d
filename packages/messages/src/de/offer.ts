import type { Messages } from "../catalog/shape.ts";

/** Offers a page in this language to those who read it in another. */
export const offer: Messages["offer"] = {
  text: "Diese Seite gibt es auch auf Deutsch.",
  accept: "Auf Deutsch lesen",
  dismiss: "Nein, danke",
};
