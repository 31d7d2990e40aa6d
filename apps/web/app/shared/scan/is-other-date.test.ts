import { expect, it } from "vitest";
import { isOtherDate } from "./is-other-date.ts";

it.each([
  ["rheem", "RH0504B01826", "2004-05", false],
  ["rheem", "RH0504B01826", "2004", false],
  ["rheem", "RH0504B01826", "2011", true],
  ["rheem", "RH0504B01826", "2004-09", true],
  // This doesn't contradict it.
  ["rheem", "XXXX", "2011", false],
  ["", "RH0504B01826", "2011", false],
  ["other", "RH0504B01826", "2011", false],
])("compares %s %s with the printed %s: %s", (brand, serial, printed, isOther) => {
  expect(isOtherDate({ brand, serial, model: "" }, printed)).toBe(isOther);
});
