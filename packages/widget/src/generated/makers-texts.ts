// Written by `pnpm generate`. Do not edit.
/** Keys of the texts by area, in the order of the lists. */
export const keys = {
  maker: "heading text builtBy unconfirmed noDates sureHigh sureMedium sureLow ours more model-prefix model-shape serial-shape serial-near built-for listed-under said-to-have-built prefix-unknown model-of-others serial-of-others other-makers sister-brands",
};

/** Fetches the list of each language. */
export const lists = {
  en: () => import("./makers-texts-en.ts"),
  es: () => import("./makers-texts-es.ts"),
  fr: () => import("./makers-texts-fr.ts"),
  de: () => import("./makers-texts-de.ts"),
  it: () => import("./makers-texts-it.ts"),
};
