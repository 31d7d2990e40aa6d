import type { Messages } from "../catalog/shape.ts";

/** What the web component says on other sites and the website does not. */
export const widget: Messages["widget"] = {
  privacy: "Ce que vous saisissez ne quitte pas cette page.",
  otherLanguage: "Ce formulaire n’a pas pu être chargé en {language}. Le voici en français.",
};
