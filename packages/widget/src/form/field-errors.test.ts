import { findBrand } from "@heater-age/decoder";
import { parseCheck } from "@heater-age/decoder/check";
import { expect, it } from "vitest";
import { loadTranslator } from "../translator/translator.ts";
import { fieldErrorTexts } from "./field-errors.ts";

const rheem = { brand: "rheem", serialNumber: "RH0504B01826" };

it.each([
  [
    { brand: "", serialNumber: "" },
    { brand: "Please select a water heater brand", serialNumber: "Serial number is required" },
  ],
  [{ ...rheem, serialNumber: "  " }, { serialNumber: "Serial number cannot be empty or only whitespace" }],
  [{ ...rheem, serialNumber: "---" }, { serialNumber: "Serial number can only contain letters and numbers" }],
  [{ ...rheem, serialNumber: "RH05" }, { serialNumber: "Serial number must be at least 6 characters long" }],
  [
    { ...rheem, serialNumber: "RH-0-5" },
    { serialNumber: "Please enter a valid serial number (6-20 characters, letters and numbers only)" },
  ],
  [
    { ...rheem, brand: "acme" },
    { brand: "We don’t know this brand. Pick one from the list, or “Other / Not Listed”." },
  ],
  [
    { ...rheem, brand: "vaillant", serialNumber: "1".repeat(29) },
    { serialNumber: "Serial number cannot exceed 20 characters" },
  ],
  [{ ...rheem, serialNumber: "1".repeat(21) }, { serialNumber: "Serial number cannot exceed 20 characters" }],
  [rheem, {}],
  [{ ...rheem, brand: "other" }, {}],
])("%j", async (input, wrong) => {
  const { formatMessage } = await loadTranslator("en");
  const { errors = [] } = parseCheck(input, { findBrand });
  const found = Object.entries(fieldErrorTexts(input, errors)).map(([name, error]) => [
    name,
    error && formatMessage(error, { ...error.values, other: "Other / Not Listed" }),
  ]);
  expect(Object.fromEntries(found)).toEqual(wrong);
});
