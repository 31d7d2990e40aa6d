import { findBrand } from "@heater-age/decoder";
import { checkSerial, parseCheck } from "@heater-age/decoder/check";
import { expect, it } from "vitest";
import { runCheck, visitorToday } from "./run-check.ts";

const today = "2026-11-20";

function parse(brand: string, serialNumber: string) {
  const input = { brand, serialNumber };
  const { check, errors } = parseCheck(input, { findBrand });
  if (check === undefined) throw new Error(errors[0].code);
  return { check, input };
}

it.each([
  ["rheem", "04.05-123456"],
  ["other", "BH6511396"],
])("passes on what the decoder says of %s %s", (brand, serial) => {
  const { check, input } = parse(brand, serial);
  expect(runCheck(check, input, today)).toMatchObject({ ...checkSerial(check, { today }), input, today });
});

it("uses the visitor's local date", () => {
  expect(visitorToday(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
