import type { Messages } from "../catalog/shape.ts";

/** What stands around every long text. */
export const document: Messages["document"] = {
  backHome: "Zur Startseite",
  contents: "Inhalt",
  updated: "Zuletzt aktualisiert: {date}",
};
