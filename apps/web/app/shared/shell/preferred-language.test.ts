import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { offeredLanguageScript } from "./preferred-language.ts";

/** Returns the language that the script offers on an English page. */
function findOffer(stored: string | undefined, languages: readonly string[]): string | undefined {
  const page = { lang: "en", dataset: {} as { readonly offer?: string } };
  const browser = {
    document: { documentElement: page },
    localStorage: { preferredLanguage: stored },
    navigator: { languages },
  };
  runInNewContext(offeredLanguageScript, browser);
  return page.dataset.offer;
}

it.each([
  [undefined, ["de-AT", "en"], "de"],
  [undefined, ["nl-BE", "de", "en"], "de"],
  ["de", ["en-US"], "de"],
  ["tlh", ["de"], "de"],
  ["en", ["de"], undefined],
  [undefined, ["en-US", "de"], undefined],
  [undefined, ["nl", "den", "pl"], undefined],
  [undefined, [], undefined],
])("the choice %o and the browser languages %o: %s", (stored, browser, offered) => {
  expect(findOffer(stored, browser)).toBe(offered);
});
