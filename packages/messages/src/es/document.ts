import type { Messages } from "../catalog/shape.ts";

/** What stands around every long text. */
export const document: Messages["document"] = {
  backHome: "Volver al inicio",
  contents: "Contenido",
  updated: "Última actualización: {date}",
};
