import { type Language, languages } from "@heater-age/messages";
import { storedText } from "../browser/storage.ts";

const preferred = storedText("localStorage", "preferredLanguage");
const codes = languages.map(({ code }) => code).join("|");

/**
 * A script for the head of a page: if the visitor's language isn't that of the page, reserves the line of the offer
 * before the first paint. It is the last choice, otherwise the first of the browser's languages that the site supports.
 */
export const offeredLanguageScript = `try {
  const page = document.documentElement;
  const tags = [localStorage.preferredLanguage, ...navigator.languages];
  const wanted = tags.map((tag) => /^(${codes})\\b/.exec(tag)?.[0]).find(Boolean);
  if (wanted && wanted !== page.lang) page.dataset.offer = wanted;
} catch {}`;

/** Stores the visitor's choice of a language. The address contains it too. */
export const preferLanguage = (language: Language): void => preferred.write(language);
