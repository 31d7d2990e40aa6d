import { describe, expect, it } from "vitest";
import { typeModel, typeSerial } from "./typing.ts";

describe("typeSerial", () => {
  it.each([
    ["rh0504b01826", "RH0504B01826"],
    [" RH 0504-B01826\t", "RH0504B01826"],
    ["S/N: 05.04", "SN0504"],
    ["ß漢🔥", "SS"],
    ["", ""],
  ])("turns %j into %j", (text, clean) => {
    expect(typeSerial({ text, caret: 0 }).text).toBe(clean);
  });

  it("keeps the caret behind the character it stood behind", () => {
    expect(typeSerial({ text: "RH-05", caret: 3 })).toEqual({ text: "RH05", caret: 2 });
    expect(typeSerial({ text: "R H05", caret: 5 })).toEqual({ text: "RH05", caret: 4 });
    expect(typeSerial({ text: "--RH", caret: 1 })).toEqual({ text: "RH", caret: 0 });
  });
});

describe("typeModel", () => {
  it("keeps hyphens, and drops white space only", () => {
    expect(typeModel({ text: "m2 40t-6", caret: 4 })).toEqual({ text: "M240T-6", caret: 3 });
  });
});
