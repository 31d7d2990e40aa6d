import { describe, expect, it } from "vitest";
import { translatorIn } from "../server.ts";
import { fieldErrorText } from "./field-error.ts";

const serial = { shortest: 6, longest: 20 };
const model = { shortest: 3, longest: 30 };

describe("fieldErrorText", () => {
  it.each([
    ["brand-required", "", "form.brandRequired"],
    ["brand-unknown", "acme", "form.brandUnknown"],
    ["brand-characters", "<b>", "form.brandCharacters"],
    ["serial-required", "", "form.serialRequired"],
    ["serial-blank", "  ", "form.serialBlank"],
    ["serial-characters", "RH05§4B01826", "form.serialCharacters"],
    ["serial-is-model", "ENT-40", "form.serialInvalid"],
    ["serial-too-short", "RH05", "form.serialTooShort"],
    ["serial-too-short", " RH05 ", "form.serialTooShort"],
    ["serial-too-short", "RH-0-5", "form.serialInvalid"],
    ["serial-too-short", "---", "form.serialCharacters"],
    ["serial-too-short", "--------", "form.serialCharacters"],
    ["serial-too-long", "1".repeat(21), "form.serialTooLong"],
    ["serial-too-long", `${" ".repeat(9)}${"1".repeat(21)}`, "form.serialTooLong"],
  ] as const)("%s of %j: %s", (code, typed, id) => {
    expect(fieldErrorText(code, typed, serial).id).toBe(id);
  });

  it.each([
    ["model-length", "A", "form.modelLength"],
    ["model-length", "A--", "form.modelInvalid"],
    ["model-length", "X".repeat(31), "form.modelLength"],
    ["model-characters", "ENT–ü", "form.modelInvalid"],
  ] as const)("%s of %j: %s", (code, typed, id) => {
    expect(fieldErrorText(code, typed, model).id).toBe(id);
  });

  it("has the limits in the texts", () => {
    const { id, values } = fieldErrorText("serial-too-long", "1".repeat(22), serial);
    expect(translatorIn("en").formatMessage({ id }, { ...values })).toBe(
      "Serial number cannot exceed 20 characters",
    );
  });
});
