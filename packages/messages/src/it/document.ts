import type { Messages } from "../catalog/shape.ts";

/** What stands around every long text. */
export const document: Messages["document"] = {
  backHome: "Torna alla home",
  contents: "Indice",
  updated: "Ultimo aggiornamento: {date}",
};
