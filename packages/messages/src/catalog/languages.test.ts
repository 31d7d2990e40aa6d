import { expect, it } from "vitest";
import { isLanguage, languageFor } from "./languages.ts";

it.each([
  ["de", "de"],
  ["de-AT", "de"],
  ["EN-us", "en"],
  ["nl", undefined],
  ["", undefined],
])("matches %j to %j", (tag, language) => {
  expect(languageFor(tag)).toBe(language);
});

it.each([
  ["en", true],
  ["de-AT", false],
  ["xx", false],
  [undefined, false],
])("%j is a language of the site: %j", (text, known) => {
  expect(isLanguage(text)).toBe(known);
});
