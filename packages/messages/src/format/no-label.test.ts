import { expect, it } from "vitest";
import { languages } from "../catalog/languages.ts";
import { translatorIn } from "../server.ts";
import { clueText, yearsStateText } from "./no-label.ts";

it.each([
  [0, 34, "good", true, "Good condition: regular care is enough."],
  [0, 130, "good", false, "Likely in good condition; it could be up to 10 years old."],
  [70, 130, "monitor", false, "Likely one to watch closely; it could be up to 10 years old."],
  [94, 190, "replace", false, "Likely due for replacement; it could be as young as 7 years."],
  [11, null, "replace", false, "Likely due for replacement; it could be almost new."],
  [274, null, "replace", true, "Replacement recommended: plan for a new one."],
] as const)("%i to %s months, %s, certain: %s", (minMonths, maxMonths, state, isCertain, text) => {
  expect(yearsStateText(translatorIn("en"), { minMonths, maxMonths, state, isCertain })).toBe(text);
});

it.each(languages)("has a clue and one sentence for a range in $name", ({ code }) => {
  const translator = translatorIn(code);
  const range = { minMonths: 0, maxMonths: 130, state: "good", isCertain: false } as const;
  expect(yearsStateText(translator, range)).toMatch(/10.+\.$/u);
  expect(clueText(translator, "pipe-tag")).not.toMatch(/[{}]|undefined/u);
});
