import type { Messages } from "../catalog/shape.ts";

/** What the web component says on other sites and the website does not. */
export const widget: Messages["widget"] = {
  privacy: "O que você digita fica nesta página.",
  otherLanguage: "Não foi possível carregar o idioma {language}, então o formulário está em inglês.",
};
