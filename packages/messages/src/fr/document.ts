import type { Messages } from "../catalog/shape.ts";

/** What stands around every long text. */
export const document: Messages["document"] = {
  backHome: "Retour à l’accueil",
  contents: "Sommaire",
  updated: "Dernière mise à jour : {date}",
};
