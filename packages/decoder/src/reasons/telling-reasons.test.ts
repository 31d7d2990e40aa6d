import { expect, it } from "vitest";
import { brands, decode } from "../index.ts";
import { tellingReasons } from "./telling-reasons.ts";

it("keeps the reasons that distinguish a date from the others", () => {
  const decoding = decode(brands["bradford-white"], "BH6511396", { today: "2026-11-20" });
  if (decoding.status !== "ambiguous") throw new Error(decoding.status);
  const [, other] = decoding.candidates;
  expect(other.reasons.map(({ code }) => code)).toContain("seven-digits-after-letters");
  expect(tellingReasons(other.reasons)).toEqual([{ code: "letters-repeat", values: { every: 20 } }]);
});

it("keeps all if none of them distinguishes the date", () => {
  const reasons = [{ code: "brand-format" }, { code: "single-source" }] as const;
  expect(tellingReasons(reasons)).toEqual(reasons);
});

it("accepts only codes of the engine, and drops those of other versions", () => {
  expect(tellingReasons([{ code: "counter-misfit" }, { code: "a code of tomorrow" }])).toEqual([
    { code: "counter-misfit" },
  ]);
});
