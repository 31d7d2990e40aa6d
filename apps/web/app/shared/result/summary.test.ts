import { expect, it } from "vitest";
import { checkHere } from "../check/check-here.ts";
import { isDated } from "../check/shown-check.ts";
import { intlIn } from "../texts/intl-in.ts";
import { headline, summary } from "./summary.ts";

const input = { brand: "bradford-white", serial: "BH6511396", model: "M240T6FBN" };
const check = checkHere(input, "2026-11-20", "recorded");
if (!isDated(check)) throw new Error("BH6511396 has dates");

it("writes one fact a line", () => {
  expect(summary(intlIn("en"), check).split("\n")).toEqual([
    "Water heater check",
    "Brand: Bradford White",
    "Serial number: BH6511396",
    "Model number: M240T6FBN",
    "Made: August 2005",
    "Age: 21 years, 3 months",
    "State: Replacement Recommended",
    "Other possible date: August 1985",
    "Checked on November 20, 2026",
  ]);
});

it("writes the result in one line", () => {
  expect(headline(intlIn("en"), check)).toBe(
    "Bradford White water heater, made in August 2005: 21 years, 3 months old",
  );
  expect(headline(intlIn("de"), check)).toBe(
    "Warmwasserbereiter von Bradford White, Herstellung: August 2005, Alter: 21 Jahre, 3 Monate",
  );
});
