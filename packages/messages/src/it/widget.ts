import type { Messages } from "../catalog/shape.ts";

/** What the web component says on other sites and the website does not. */
export const widget: Messages["widget"] = {
  privacy: "Quello che scrivi resta su questa pagina.",
  otherLanguage: "La versione in {language} non si è caricata: il modulo è in italiano.",
};
