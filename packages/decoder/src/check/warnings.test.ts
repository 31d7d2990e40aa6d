import { describe, expect, it } from "vitest";
import { findBrand } from "../index.ts";
import { modelKnowledge } from "../makers/index.ts";
import { checkSerial } from "./check-serial.ts";
import { parseCheck } from "./parse-check.ts";

const today = "2026-11-20";

function answer(brand: string, serialNumber: string) {
  const { check, errors } = parseCheck({ brand, serialNumber }, { findBrand });
  if (check === undefined) throw new Error(errors[0].code);
  return checkSerial(check, { today, knowledge: modelKnowledge });
}

it("warns of the number of a controller or gateway", () => {
  const { warnings } = answer("vaillant", "21241180000155010933035695N3");
  expect(warnings).toEqual([{ code: "accessory-number" }]);
});

describe("the shape of a furnace or air conditioner", () => {
  it.each([
    ["rheem", "5011A12345", "Carrier"],
    ["whirlpool", "2104621478", "Goodman"],
    ["rheem", "1907123456", "Goodman"],
    ["kenmore", "E065010812", "Heil, Tempstar"],
  ])("is a warning for %s %s", (brand, serial, maker) => {
    expect(answer(brand, serial)).toMatchObject({
      success: true,
      warnings: [{ code: "also-other-equipment", values: { maker } }],
    });
  });

  it.each([
    ["rheem", "0504123456"],
    ["american", "9948125186"],
  ])("is none for %s %s, from years with known heaters", (brand, serial) => {
    expect(answer(brand, serial)).not.toHaveProperty("warnings");
  });
});

describe("a running number that contradicts the date", () => {
  it("is a warning, with the number that looks the same and fits", () => {
    expect(answer("bradford-white", "CJ13579135")).toMatchObject({
      confidence: "low",
      warnings: [
        { code: "counter-misfit" },
        { code: "look-alike", values: { serial: "GJ13579135", date: "2010-09" } },
      ],
    });
  });

  it("is one without such a number as well", () => {
    expect(answer("bradford-white", "SC11065129")).toMatchObject({
      confidence: "low",
      warnings: [{ code: "counter-misfit" }],
    });
  });

  it("is none for the date that comes first if only another doesn't fit", () => {
    const result = answer("bradford-white", "DD9041943");
    expect(result.decoding.candidates[0]?.reasons.map(({ code }) => code)).toContain("counter-fits");
    expect(result).not.toHaveProperty("warnings");
  });
});
