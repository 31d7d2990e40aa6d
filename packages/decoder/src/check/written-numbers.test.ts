import { describe, expect, it } from "vitest";
import { findBrand } from "../index.ts";
import { modelKnowledge } from "../makers/index.ts";
import { checkSerial } from "./check-serial.ts";
import { parseCheck } from "./parse-check.ts";
import { indistinguishable, writtenNumbers } from "./written-numbers.cases.ts";

const { looksLikeModel } = modelKnowledge;

function check(brand: string, serialNumber: string) {
  const parsed = parseCheck({ brand, serialNumber }, { findBrand, looksLikeModel });
  if (parsed.check === undefined) return { code: parsed.errors[0].code, confidence: undefined };
  const result = checkSerial(parsed.check, { today: "2026-11-20", knowledge: modelKnowledge });
  return result.success
    ? { code: result.decoding.candidates[0].date, confidence: result.confidence }
    : { code: result.problem.code, confidence: undefined };
}

describe("what people type where a serial number belongs", () => {
  it.each(writtenNumbers)("%s %j: %s", (brand, text, is) => {
    expect(check(brand, text).code).toBe(is);
  });

  // Nothing in these numbers shows what they are, so the rule of the brand dates them.
  it.each(indistinguishable)("%s %j is never sure", (brand, text) => {
    expect(check(brand, text).confidence).not.toBe("high");
  });
});
