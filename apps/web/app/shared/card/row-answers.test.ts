import { formatText } from "@heater-age/messages/server";
import type { ModelInfo } from "@heater-age/client";
import { expect, it } from "vitest";
import { checkHere } from "../check/check-here.ts";
import { isDated } from "../check/shown-check.ts";
import type { Heater } from "../result/heater.ts";
import { intlIn } from "../shell/intl-in.ts";
import { quoteText } from "./quote-text.ts";
import { recallsAnswer, sureAnswer, warrantyAnswer } from "./row-answers.ts";
import { warrantyYears } from "./warranty-years.ts";

const intl = intlIn("en");

function heaterOf(brand: string, serial: string, more: Partial<Heater> = {}): Heater {
  const check = checkHere({ brand, serial, model: "" }, "2026-11-20", "recorded");
  if (!isDated(check)) throw new Error(`${serial} has a date`);
  return {
    language: "en",
    check,
    choices: { first: [], more: [] },
    isChosen: false,
    path: "/",
    kind: undefined,
    model: { status: "none" },
    advice: { advice: undefined, loading: false },
    recalls: brand === "other" ? undefined : [],
    answered: [],
    userInput: {},
    ...more,
  };
}

const withModel = (modelInfo: ModelInfo): Pick<Heater, "model"> => ({
  model: { status: "found", known: { modelInfo, source: "catalogue", estimated: false } },
});

it("says that none is known only for a known brand", () => {
  expect(recallsAnswer(intl, heaterOf("rheem", "RH0504B01826")).text).toBe("None known");
  expect(recallsAnswer(intl, heaterOf("other", "RH0504B01826")).text).toBe(
    formatText("en", "result", "recallsByBrand"),
  );
});

it("says how sure a date is, but only how many fit while none is chosen", () => {
  expect(sureAnswer(intl, heaterOf("rheem", "RH0504B01826")).text).toBe("High, 3 sources");
  expect(sureAnswer(intl, heaterOf("bradford-white", "BH6511396")).text).toBe("Two dates fit");
  const chosen = heaterOf("bradford-white", "BH6511396", { isChosen: true });
  expect(sureAnswer(intl, chosen).text).toMatch(/^(?:High|Medium|Low), \d sources?$/u);
});

it.each([
  ["RH0226B01826", formatText("en", "specifications", "warrantyLeft", { active: "Active", time: "5 years" })],
  [
    "RH0322B01826",
    formatText("en", "specifications", "warrantyLeft", { active: "Active", time: "16 months" }),
  ],
  ["RH0504B01826", "Expired"],
])("shows for %s with 6 years of warranty: %s", (serial, text) => {
  const heater = heaterOf("rheem", serial, withModel({ warranty: "6 year limited tank warranty" }));
  expect(warrantyAnswer(intl, heater).text).toBe(text);
});

it("gives no American warranty where the heater may be European", () => {
  const viessmann = heaterOf("viessmann", "7722319001060123");
  expect(warrantyAnswer(intl, viessmann).text).toBe("Depends on country");
  expect(warrantyYears(viessmann)).toBeUndefined();
  const rheem = heaterOf("rheem", "RH0504B01826");
  expect(warrantyAnswer(intl, rheem).text).toBe("Expired (most had 6 to 12 years)");
  expect(warrantyYears(rheem)).toMatchObject({ from: 6, to: 12 });
  const known = heaterOf("viessmann", "7722319001060123", withModel({ warranty: "10 year warranty" }));
  expect(warrantyAnswer(intl, known).text).not.toBe("Depends on country");
});

it("says what the law is about a European heater", () => {
  const vaillant = heaterOf("vaillant", "21254700100234473133064511N1");
  expect(warrantyAnswer(intlIn("de"), { ...vaillant, language: "de" }).text).toBe(
    "Gesetzlich 2 Jahre ab Lieferung",
  );
  const known = heaterOf("vaillant", "21254700100234473133064511N1", withModel({ warranty: "10 year" }));
  expect(warrantyAnswer(intl, known).text).toMatch(/^Active/u);
});

it("asks a plumber for a quote with what is known, and leaves the address to the visitor", () => {
  const known = heaterOf("rheem", "RH0504B01826", {
    kind: "gas-tank",
    ...withModel({ capacity: "40 gallons" }),
  });
  expect(quoteText(intl, known)).toBe(
    formatText("en", "result", "quoteText", { facts: "Rheem, Gas tank, 40 gallons, 22 years, 6 months old" }),
  );
  expect(quoteText(intl, heaterOf("bradford-white", "BH6511396"))).toContain(
    ": Bradford White, 21 or 41 years old.",
  );
});
