import { describe, expect, it } from "vitest";
import type { CheckInput } from "./input.ts";
import { hasErrors, validate } from "./validate.ts";

const findErrors = (part: Partial<CheckInput>) =>
  validate({ brand: "rheem", serial: "RH0504B01826", model: "", ...part });

it("returns no errors for a valid form", () => {
  expect(findErrors({})).toEqual({});
  expect(hasErrors(findErrors({}))).toBe(false);
  expect(findErrors({ brand: "other" })).toEqual({});
});

describe("brand", () => {
  it.each([
    ["", "form.brandRequired"],
    ["no-such-brand", "form.brandUnknown"],
    ["<b>", "form.brandCharacters"],
  ])("%j: %s", (brand, id) => {
    expect(findErrors({ brand }).brand?.id).toBe(id);
  });
});

describe("serial number", () => {
  it.each([
    ["", { id: "form.serialRequired" }],
    [" \t", { id: "form.serialBlank" }],
    ["漢字漢字漢字漢字", { id: "form.serialCharacters" }],
    ["RH05", { id: "form.serialTooShort", values: { shortest: 6 } }],
    ["A1".repeat(11).slice(0, 21), { id: "form.serialTooLong", values: { longest: 20 } }],
    ["AB-CD-1", { id: "form.serialInvalid", values: { shortest: 6, longest: 20 } }],
  ])("%j: %o", (serial, error) => {
    expect(findErrors({ serial }).serial).toMatchObject(error);
  });

  it("may be longer for brands with long numbers", () => {
    expect(findErrors({ brand: "htp", serial: "A1".repeat(11).slice(0, 21) })).toEqual({});
    expect(findErrors({ brand: "htp", serial: "A1".repeat(11) }).serial).toMatchObject({
      id: "form.serialTooLong",
      values: { longest: 21 },
    });
  });
});

describe("model number", () => {
  it.each([
    ["AB", "form.modelLength"],
    ["A".repeat(31), "form.modelLength"],
    ["A - B", "form.modelInvalid"],
  ])("%j: %s", (model, id) => {
    expect(findErrors({ model }).model?.id).toBe(id);
  });
});
