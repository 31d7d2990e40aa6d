import type { Messages } from "../catalog/shape.ts";

/** What the web component says on other sites and the website does not. */
export const widget: Messages["widget"] = {
  privacy: "Lo que escriba no sale de esta página.",
  otherLanguage: "No pudimos cargar {language}, así que este formulario está en español.",
};
