import { expect, it } from "vitest";
import { meantBy } from "./meant-by.ts";

const names = ["brand", "serialNumber", "modelNumber", "type", "manufacturingDate"];

it.each([
  ["serial_number", "serialNumber"],
  ["serial", "serialNumber"],
  ["sreialNumber", "serialNumber"],
  ["brnd", "brand"],
])("recognizes %s as %s", (typed, name) => {
  expect(meantBy(typed, names)).toBe(name);
});

it.each(["foo", "s", "", "date", "number", "brandish", "__proto__"])("%j matches none of them", (typed) => {
  expect(meantBy(typed, names)).toBeUndefined();
});
