import { findBrand } from "@heater-age/decoder";
import { parseCheck } from "@heater-age/decoder/check";
import { expect, it } from "vitest";
import { loadTranslator } from "../translator/translator.ts";
import { fieldErrorTexts } from "./field-errors.ts";

it("has the text of each field's error, with its limits", async () => {
  const { formatMessage } = await loadTranslator("en");
  const input = { brand: "acme", serialNumber: "RH05" };
  const { errors = [] } = parseCheck(input, { findBrand });
  const texts = Object.values(fieldErrorTexts(input, errors)).map(
    (error) => error && formatMessage(error, { ...error.values, other: "Other" }),
  );
  expect(texts).toEqual([expect.stringContaining("“Other”"), expect.stringContaining("6")]);
});
