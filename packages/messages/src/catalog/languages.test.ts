import { expect, it } from "vitest";
import { languageFor } from "./languages.ts";

it.each([
  ["de", "de"],
  ["de-AT", "de"],
  ["EN-us", "en"],
  ["nl", undefined],
  ["", undefined],
])("matches %j to %j", (tag, language) => {
  expect(languageFor(tag)).toBe(language);
});
