// Written by `pnpm generate`. Do not edit.
/** Keys of the texts by area, in the order of the lists. */
export const keys = {
  reading: "hintReads hintSoFar hintMany hintUndated hintUnread hintOthers",
};

/** Fetches the list of each language. */
export const lists = {
  en: () => import("./hint-texts-en.ts"),
  es: () => import("./hint-texts-es.ts"),
  fr: () => import("./hint-texts-fr.ts"),
  de: () => import("./hint-texts-de.ts"),
  it: () => import("./hint-texts-it.ts"),
};
