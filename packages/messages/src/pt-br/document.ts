import type { Messages } from "../catalog/shape.ts";

/** What stands around every long text. */
export const document: Messages["document"] = {
  backHome: "Voltar ao início",
  contents: "Conteúdo",
  updated: "Última atualização: {date}",
};
