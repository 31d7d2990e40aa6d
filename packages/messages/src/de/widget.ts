import type { Messages } from "../catalog/shape.ts";

/** What the web component says on other sites and the website does not. */
export const widget: Messages["widget"] = {
  privacy: "Ihre Eingaben bleiben auf dieser Seite.",
  otherLanguage: "{language} ließ sich nicht laden, darum ist dieses Formular auf Deutsch.",
};
