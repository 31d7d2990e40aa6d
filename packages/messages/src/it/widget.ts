import type { Messages } from "../catalog/shape.ts";

/** What the web component says on other sites and the website does not. */
export const widget: Messages["widget"] = {
  privacy: "Quello che scrivi non lascia questa pagina.",
  otherLanguage: "Non è stato possibile caricare questo modulo in {language}: per ora è in italiano.",
};
