import { expect, it } from "vitest";
import { loadTranslator, negotiateLanguage, slot, withElements } from "./translator.ts";

it.each([
  ["de-AT", "de"],
  ["ES_mx", "es"],
  ["nl", "en"],
  ["constructor", "en"],
  ["", "en"],
])("negotiates %j to %s", (requested, language) => {
  expect(negotiateLanguage(requested)).toBe(language);
});

it("refuses a language without texts", async () => {
  await expect(loadTranslator("nl")).rejects.toThrow("nl");
});

it("puts elements where the language requires", () => {
  const text = `Serial ${slot(1)}, model ${slot(0)}`;
  expect(withElements(text, "A", "B")).toEqual(["Serial ", "B", ", model ", "A", ""]);
});
