import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type EnergyFields, numberIn, readEnergy } from "./energy-input.ts";

const empty: EnergyFields = {
  uef: "",
  firstHour: "",
  electricity: "",
  gas: "",
  gasUnit: "therm",
  currency: "USD",
};

describe("a number", () => {
  it.each([
    ["0.14", 0.14],
    ["0,14", 0.14],
    [" 0,14 €", 0.14],
    ["$ 1.21", 1.21],
    ["-3", -3],
    ["0", 0],
    ["1\u00A0200", 1200],
  ])("is parsed from %j", (text, value) => {
    expect(numberIn(text)).toBe(value);
  });

  it.each(["abc", "1.2.3", "1.200,50", "🔥", "1e9", ".", "NaN", "--1", "0x10"])(
    "is rejected in %j",
    (text) => {
      expect(numberIn(text)).toBeNaN();
    },
  );

  it.each(["", "  ", "€"])("is omitted for %j", (text) => {
    expect(numberIn(text)).toBeUndefined();
  });
});

it("sends what was typed, with gas by its unit", () => {
  const fields = { ...empty, uef: "0,62", firstHour: "67", electricity: "0.31", gas: "1,1", currency: "EUR" };
  expect(readEnergy(fields)).toEqual({
    energy: {
      currency: "EUR",
      uniformEnergyFactor: 0.62,
      firstHourGallons: 67,
      electricityPerKWh: 0.31,
      gasPerTherm: 1.1,
    },
    mistakes: {},
  });
  expect(readEnergy({ ...empty, gas: "0,11", gasUnit: "kWh" }).energy).toEqual({
    currency: "USD",
    gasPerKWh: 0.11,
  });
});

it("returns which number is invalid, and its range", () => {
  expect(
    readEnergy({ ...empty, uef: "62", firstHour: "0", electricity: "-1", gas: "much" }).mistakes,
  ).toEqual({
    uef: { from: 0.3, to: 5 },
    firstHour: { from: 1, to: 1000 },
    electricity: { from: 0, to: 1_000_000 },
    gas: { from: 0, to: 1_000_000 },
  });
  expect(readEnergy({ ...empty, gas: "9".repeat(400) }).mistakes.gas).toEqual({ from: 0, to: 1_000_000 });
});

it("never sends what the API would reject", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (electricity, uef) => {
      const { energy } = readEnergy({ ...empty, electricity, uef });
      for (const value of [energy.electricityPerKWh ?? 0, energy.uniformEnergyFactor ?? 0]) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1_000_000);
      }
    }),
  );
});
