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
])("a choice of %o and a browser in %o mean %s", (stored, browser, wanted) => {
  expect(wantedLanguage(stored, browser)).toBe(wanted);
});

it("knows no language that the site does not speak", () => {
  expect(wantedLanguage(null, ["nl", "pl"])).toBeUndefined();
  expect(wantedLanguage(null, [])).toBeUndefined();
});
