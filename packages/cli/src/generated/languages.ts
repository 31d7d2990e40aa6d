// Written by `pnpm generate`. Do not edit.
/** The texts of each language, loaded when they are needed. */
export const languages = {
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
  it: () => import("./it.ts"),
};

/** The texts of the client in each language, for when a server does not answer. */
export const statusMessages = {
  en: () => import("@heater-age/client/messages/en"),
  es: () => import("@heater-age/client/messages/es"),
  fr: () => import("@heater-age/client/messages/fr"),
  de: () => import("@heater-age/client/messages/de"),
  it: () => import("@heater-age/client/messages/it"),
};

/** The language of texts when no other is asked for. */
export const defaultLanguage = "en";
