// Written by `pnpm generate`. Do not edit.
/** The texts of each language, fetched when they are needed. */
export const languages = {
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
  it: () => import("./it.ts"),
};

/** What the client says in each language when a server does not answer. */
export const statusMessages = {
  en: () => import("@heater-age/client/messages/en"),
  es: () => import("@heater-age/client/messages/es"),
  fr: () => import("@heater-age/client/messages/fr"),
  de: () => import("@heater-age/client/messages/de"),
  it: () => import("@heater-age/client/messages/it"),
};

/** How each language writes the first day of a month in a date. */
export const firstDays = {
  en: "1",
  es: "1",
  fr: "1er",
  de: "1",
  it: "1",
};

/** The language of texts when nothing else is asked for. */
export const defaultLanguage = "en";
