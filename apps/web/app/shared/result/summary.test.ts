import { expect, it } from "vitest";
import { checkHere } from "../check/check-here.ts";
import { isDated } from "../check/shown-check.ts";
import { intlIn } from "../texts/intl-in.ts";
import { headline, summary } from "./summary.ts";

const today = "2026-11-20";
const dated = (brand: string, serial: string, day = today) => {
  const check = checkHere({ brand, serial, model: "" }, day, "recorded");
  if (!isDated(check)) throw new Error(`${serial} has dates`);
  return check;
};
const twoDates = dated("bradford-white", "BH6511396");

it.each([
  [
    dated("rheem", "RH0504B01826"),
    "gas-tank",
    "Rheem water heater, serial RH0504B01826: manufactured May 2004 (high confidence), 22 years old, past its expected life of 8 to 15 years.",
  ],
  [
    dated("rheem", "RH0514B01826"),
    undefined,
    "Rheem water heater, serial RH0514B01826: manufactured May 2014 (high confidence), 12 years old, within its expected life of 8 to 20 years.",
  ],
  [
    dated("rheem", "RH0826B01826"),
    "heat-pump",
    "Rheem water heater, serial RH0826B01826: manufactured August 2026 (high confidence), 3 months old, with an expected life of 10 to 15 years.",
  ],
] as const)("summarizes a check in one sentence: %#", (check, kind, sentence) => {
  expect(summary(intlIn("en"), check, kind)).toBe(sentence);
});

it("includes the other date", () => {
  expect(summary(intlIn("en"), twoDates)).toMatch(/, 21 years old, .* It could also be August 1985\.$/u);
});

it("returns the result in one line", () => {
  expect(headline(intlIn("en"), twoDates)).toBe(
    "Bradford White water heater, made in August 2005: 21 years, 3 months old",
  );
  expect(headline(intlIn("de"), twoDates)).toBe(
    "Warmwasserbereiter von Bradford White, hergestellt: August 2005, Alter: 21 Jahre, 3 Monate",
  );
});
