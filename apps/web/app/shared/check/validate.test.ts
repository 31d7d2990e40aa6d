import { expect, it } from "vitest";
import { validate } from "./validate.ts";

// The tests of `parseCheck` and `fieldErrorText` have each kind of mistake.
it.each([
  ["serial", { serial: "A1".repeat(11) }, { id: "form.serialTooLong", values: { longest: 21 } }],
  ["model", { model: "A - B" }, { id: "form.modelInvalid", values: { shortest: 3, longest: 30 } }],
] as const)("has a text with its limits for the %s of %j", (field, part, error) => {
  expect(validate({ brand: "htp", serial: "RH0504B01826", model: "", ...part })[field]).toMatchObject(error);
});
