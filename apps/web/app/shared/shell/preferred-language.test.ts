import { expect, it } from "vitest";
import { wantedLanguage } from "./preferred-language.ts";

it.each([
  [null, ["de-AT", "en"], "de"],
  [null, ["EN-us", "de"], "en"],
  [null, ["nl-BE", "de", "en"], "de"],
  ["en", ["de"], "en"],
  ["de", ["en-US"], "de"],
  ["tlh", ["de"], "de"],
  ["", ["de"], "de"],
])("the choice %o and the browser languages %o select %s", (stored, browser, wanted) => {
  expect(wantedLanguage(stored, browser)).toBe(wanted);
});

it("ignores languages that the site does not have", () => {
  expect(wantedLanguage(null, ["nl", "pl"])).toBeUndefined();
  expect(wantedLanguage(null, [])).toBeUndefined();
});
