import { findBrand, plateCharacters } from "@heater-age/decoder";
import { checkSerial, parseCheck } from "@heater-age/decoder/check";
import { expect, it } from "vitest";
import { editSerial } from "../form/typing.ts";
import { runCheck, visitorToday } from "./run-check.ts";

const today = "2026-11-20";

function parse(brand: string, serialNumber: string) {
  const input = { brand, serialNumber };
  const { check, errors } = parseCheck(input, { findBrand });
  if (check === undefined) throw new Error(errors[0].code);
  return { check, input };
}

it.each([
  ["rheem", "rh0504 b01826"],
  ["rheem", "RHO5O4B01826"],
  ["kenmore", "C05A012345"],
  ["other", "BH6511396"],
])("passes on what the decoder says of %s %s", (brand, serial) => {
  const { check, input } = parse(brand, serial);
  expect(runCheck(check, input, today)).toMatchObject({ ...checkSerial(check, { today }), input, today });
});

it("reads an entered number with the dot that its field does not show", () => {
  const keys = "04.05-123456".split("");
  const typed = keys.reduce((before, key) => editSerial(before, plateCharacters(before) + key), "");
  expect(plateCharacters(typed)).toBe("0405123456");
  const dateOf = (serial: string) => {
    const { check, input } = parse("rheem", serial);
    return runCheck(check, input, today);
  };
  expect(dateOf(typed)).toMatchObject({ serialNumber: "0405123456", manufacturingDate: "2004-05" });
  expect(dateOf("0405123456")).toMatchObject({ manufacturingDate: "2005-04" });
});

it("uses the visitor's local date", () => {
  expect(visitorToday(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
