import type { Messages } from "../catalog/shape.ts";

/** What the web component says on other sites and the website does not. */
export const widget: Messages["widget"] = {
  privacy: "Was Sie eingeben, verlässt diese Seite nicht.",
  otherLanguage:
    "Dieses Formular konnte nicht auf {language} geladen werden und erscheint vorerst auf Deutsch.",
};
