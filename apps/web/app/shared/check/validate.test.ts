import { expect, it } from "vitest";
import type { CheckInput } from "./input.ts";
import { hasErrors, validate } from "./validate.ts";

const findErrors = (part: Partial<CheckInput>) =>
  validate({ brand: "rheem", serial: "RH0504B01826", model: "", ...part });

it("returns no errors for a valid form", () => {
  expect(findErrors({})).toEqual({});
  expect(hasErrors(findErrors({}))).toBe(false);
  expect(findErrors({ brand: "other" })).toEqual({});
});

// The tests of `parseCheck` and `fieldErrorText` have each kind of mistake.
it.each([
  ["brand", { brand: "Foo" }, { id: "form.brandUnknown" }],
  ["serial", { serial: "RH05" }, { id: "form.serialTooShort", values: { shortest: 6 } }],
  ["serial", { serial: "AB-CD-1" }, { id: "form.serialInvalid", values: { shortest: 6, longest: 20 } }],
  [
    "serial",
    { brand: "htp", serial: "A1".repeat(11) },
    { id: "form.serialTooLong", values: { longest: 21 } },
  ],
  ["model", { model: "A - B" }, { id: "form.modelInvalid", values: { shortest: 3, longest: 30 } }],
] as const)("has a text with its limits for the %s of %j", (field, part, error) => {
  expect(findErrors(part)[field]).toMatchObject(error);
});
