import { findBrand } from "@heater-age/decoder";
import { parseCheck } from "@heater-age/decoder/check";
import { expect, it } from "vitest";
import { loadTranslator } from "../translator/translator.ts";
import { fieldErrorTexts } from "./field-errors.ts";

it.each([
  [
    { brand: "acme", serialNumber: "RH05" },
    { brand: /“Other”/u, serialNumber: /6/u },
  ],
  [{ brand: "other", serialNumber: "RH0504B01826" }, {}],
])("has the text of each field's error: %j", async (input, wrong) => {
  const { formatMessage } = await loadTranslator("en");
  const { errors = [] } = parseCheck(input, { findBrand });
  const texts = Object.entries(fieldErrorTexts(input, errors)).map(([name, error]) => [
    name,
    error && formatMessage(error, { ...error.values, other: "Other" }),
  ]);
  const matching = Object.entries(wrong).map(([name, text]) => [name, expect.stringMatching(text) as string]);
  expect(Object.fromEntries(texts)).toEqual(Object.fromEntries(matching));
});
