import { expect, it } from "vitest";
import { shownInput } from "./shown-input.ts";

const shown = (brand: string, serial = "") => shownInput({ brand, serial, model: "" });

it.each([
  ["rheem", "rheem"],
  ["A. O. Smith", "ao-smith"],
  ["general-electric", "ge"],
  ["Hotmaster", "hotmaster"],
  ["jetglas", "Jetglas"],
  [" Other ", "other"],
  ["no such brand", ""],
  ["", ""],
])("shows the brand %j as %j", (brand, value) => {
  expect(shown(brand).brand).toBe(value);
});

it.each([
  ["04.05-123456", "04.05-123456"],
  ["S/N: 04.05-123456", "04.05-123456"],
  ["SERIAL NO. RH0504B01826", "RH0504B01826"],
  [" rh0504b01826", "rh0504b01826"],
  ["RH0504B01826™", "RH0504B01826?"],
  ["漢字漢字", ""],
])("shows the serial number %j as %j", (serial, value) => {
  expect(shown("rheem", serial).serial).toBe(value);
});
