import { describe, expect, it } from "vitest";
import { editSerial, leavesOut } from "./typed.ts";

describe("editSerial", () => {
  it.each([
    ["RH0504ß", "RH0504?"],
    ["RH0504™B01826", "RH0504?B01826"],
    ["RH0504\u{200B}B01826", "RH0504B01826"],
    ["?", "?"],
    ["RH\u{2013}0504", "RH\u{2013}0504"],
    ["---", ""],
    [" ", ""],
  ])("keeps of %j nothing that would be rejected invisibly", (value, edited) => {
    expect(editSerial("", value)).toBe(edited);
  });
});

describe("leavesOut", () => {
  it.each(["RH05?4B01826", "RH05**B01826", "Serial No. RH05?4B01826", "?"])("is true for %j", (typed) => {
    expect(leavesOut(typed)).toBe(true);
  });

  it.each(["", "RH 05-04_B.01826", "RH0504\u{2013}B01826", "S/N: RH0504B01826"])(
    "is false for %j, with separators and a caption at most",
    (typed) => {
      expect(leavesOut(typed)).toBe(false);
    },
  );
});
