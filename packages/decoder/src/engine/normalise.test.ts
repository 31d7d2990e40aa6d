import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brands } from "../brands/index.ts";
import {
  normaliseBrand,
  normaliseModel,
  normaliseSerial,
  serialLimits,
  shownModel,
  slug,
} from "./normalise.ts";

describe("normaliseSerial", () => {
  it.each([
    ["rh 0504-b01826", "RH0504B01826"],
    ["  RH.0504/B0_1826\t\n", "RH0504B01826"],
    ["RH0504\u200bB01826\u202e", "RH0504B01826"],
    ["RH0504🔥B01826", "RH0504B01826"],
    ["", ""],
    ["ümläut", "MLUT"],
  ])("converts %j to %j", (text, serial) => {
    expect(normaliseSerial(text)).toBe(serial);
  });

  it.each([
    "S/N: BH6511396",
    "SNBH6511396",
    "S/No. BH6511396",
    "Serial BH6511396",
    "Serial No. BH6511396",
    "SERIAL NR BH6511396",
    "serial num: BH6511396",
    "Serial number: BH6511396",
    "Ser. No. BH6511396",
  ])("drops the caption of %j", (text) => {
    expect(normaliseSerial(text)).toBe("BH6511396");
  });

  it.each(["SN1234", "SERIAL", "SNO1234", "SB6511396", "SE123456", "S1234567"])(
    "keeps %j, which is not a caption before a complete number",
    (text) => {
      expect(normaliseSerial(text)).toBe(text);
    },
  );

  it("returns only capital letters and digits, for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(normaliseSerial(text)).toMatch(/^[A-Z0-9]*$/u);
      }),
    );
  });

  it("keeps a normalized number without a caption", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-RT-Z0-9][A-Z0-9]{0,27}$/u), (serial) => {
        expect(normaliseSerial(serial)).toBe(serial);
      }),
    );
  });
});

describe("normaliseModel", () => {
  it.each([
    [" m240t6-fbn ", "M240T6FBN"],
    ["XE50 T06_ST45", "XE50T06ST45"],
    ["PH50S10/BXR", "PH50S10/BXR"],
    ["", ""],
  ])("converts %j to %j", (text, model) => {
    expect(normaliseModel(text)).toBe(model);
  });
});

it.each([
  [" ent-50 ", "ENT-50"],
  ["m2 40t_6", "M240T_6"],
  ["straße", "STRAßE"],
  ["", ""],
])("shows the model number %j as %j, without spaces and with hyphens", (text, shown) => {
  expect(shownModel(text)).toBe(shown);
});

describe("slug and normaliseBrand", () => {
  it.each([
    ["A. O. Smith", "a-o-smith"],
    ["Bradford White", "bradford-white"],
    ["Day & Night", "day--night"],
    ["Größe", "groe"],
    ["", ""],
  ])("convert %j to %j", (text, expected) => {
    expect(slug(text)).toBe(expected);
    expect(normaliseBrand(`  ${text} `)).toBe(expected);
  });
});

describe("serialLimits", () => {
  it("are 6 to 20, unless the brand has longer numbers", () => {
    expect(serialLimits()).toEqual({ shortest: 6, longest: 20 });
    expect(serialLimits(brands["bradford-white"])).toEqual({ shortest: 6, longest: 20 });
    expect(serialLimits(brands.htp)).toEqual({ shortest: 6, longest: 21 });
  });
});
