import { describe, expect, it } from "vitest";
import { brands, findBrand, maxSerialLength, serialLimits } from "../index.ts";
import { looksLikeModel } from "../models/index.ts";
import { type CheckInput, parseCheck } from "./parse-check.ts";

const parse = (part: Partial<CheckInput> = {}) =>
  parseCheck({ brand: "rheem", serialNumber: "RH0504B01826", ...part }, { findBrand, looksLikeModel });
const listCodes = (part: Partial<CheckInput>) => parse(part).errors?.map(({ code }) => code);

it("keeps the entered serial and model number beside the normalized ones", () => {
  const { check } = parse({ brand: " rheem ", serialNumber: "04.05-123456", modelNumber: "xe40 m09" });
  expect(check).toMatchObject({
    slug: "rheem",
    serial: "0405123456",
    rawSerial: "04.05-123456",
    model: "XE40M09",
    rawModel: "xe40 m09",
  });
});

it("has no brand for other brands", () => {
  const { check } = parse({ brand: "Other" });
  expect(check?.slug).toBe("other");
  expect(check).not.toHaveProperty("brand");
});

describe("brand", () => {
  it.each([
    ["", "brand-required"],
    [" \t", "brand-required"],
    ["acme", "brand-unknown"],
    ["constructor", "brand-unknown"],
    ["Acme (gas)", "brand-unknown"],
    ["Société d’Énergie", "brand-unknown"],
    ["<b>", "brand-characters"],
    ["../etc", "brand-characters"],
  ])("%j: %s", (brand, code) => {
    expect(listCodes({ brand })).toEqual([code]);
  });

  it.each(["Rheem", "A. O. Smith", "general electric", "HOTMASTER"])("accepts %j", (brand) => {
    expect(listCodes({ brand })).toBeUndefined();
  });
});

describe("serial number", () => {
  it.each([
    ["", "serial-required"],
    [" \n ", "serial-blank"],
    ["RH050", "serial-too-short"],
    ["S/N:", "serial-too-short"],
    ["n/a", "serial-not-stated"],
    ["label faded (2nd floor)", "serial-not-stated"],
    ["ABCDEFGHIJ", "serial-not-stated"],
    ["1".repeat(21), "serial-too-long"],
    ["XG40T06EC36U1XG40T06EC36U1", "serial-too-long"],
    ["RH0504🔥B01826", "serial-characters"],
    ["RH0504B0\u{0}1826", "serial-characters"],
    ["РН0504В01826", "serial-characters"],
    ["RH0504B01826\uD83D", "serial-characters"],
  ])("%j: %s", (serialNumber, code) => {
    expect(listCodes({ serialNumber })).toEqual([code]);
  });

  it.each(["ENT-40", "Model Number: XE40M09EL55U1"])("%j is recognized as a model number", (serialNumber) => {
    expect(listCodes({ serialNumber })).toEqual(["serial-is-model"]);
  });

  it.each(["RH0504B01826*", "S/N: rh–0504 b01826", "(RH0504B01826)", "RH0504B01826 'x'"])(
    "accepts %j: keyboard symbols are dropped",
    (serialNumber) => {
      expect(listCodes({ serialNumber })).toBeUndefined();
    },
  );

  it.each(["BH6511396 année 2005", "BH6511396 (año 2005)", "Numéro de série: BH6511396"])(
    "accepts %j: an accent in a note changes no number",
    (serialNumber) => {
      const input = { brand: "bradford-white", serialNumber };
      expect(parseCheck(input, { findBrand }).check?.serial).toBe("BH6511396");
    },
  );

  it("may have more characters for a brand with longer ones", () => {
    expect(listCodes({ brand: "htp", serialNumber: "1".repeat(21) })).toBeUndefined();
    expect(parse({ brand: "htp", serialNumber: "1".repeat(22) }).errors).toEqual([
      { field: "serialNumber", code: "serial-too-long", values: { longest: 21 } },
    ]);
    expect(listCodes({ brand: "vaillant", serialNumber: "1".repeat(28) })).toBeUndefined();
  });

  it.each(["other", "Wolf"])("may have as many characters for %s as the longest of any brand", (brand) => {
    const longest = Math.max(...Object.values(brands).map((each) => serialLimits(each).longest));
    expect(longest).toBe(maxSerialLength);
    expect(listCodes({ brand, serialNumber: "1".repeat(longest) })).toBeUndefined();
    expect(parse({ brand, serialNumber: "1".repeat(longest + 1) }).errors).toEqual([
      { field: "serialNumber", code: "serial-too-long", values: { longest } },
    ]);
  });
});

describe("model number", () => {
  it.each([
    ["X1", "model-length"],
    ["X".repeat(31), "model-length"],
    ["XE40\u{0}", "model-characters"],
    ["ENT–ü", "model-characters"],
    ["STRAßE", "model-characters"],
  ])("%j: %s", (modelNumber, code) => {
    expect(listCodes({ modelNumber })).toEqual([code]);
  });

  it.each([undefined, "", "  ", "---", "ABC", "X".repeat(30)])("accepts %j", (modelNumber) => {
    expect(listCodes({ modelNumber })).toBeUndefined();
  });
});

describe("an overlong model number", () => {
  const input = { brand: "rheem", serialNumber: "RH0504B01826", modelNumber: "X".repeat(31) };

  it("is omitted with a warning if allowed", () => {
    const { check } = parseCheck(input, { findBrand, longModel: "drop" });
    expect(check).toMatchObject({
      model: "",
      rawModel: "",
      warnings: [{ code: "model-too-long", values: { longest: 30 } }],
    });
  });

  it("does not affect other checks", () => {
    const { check } = parseCheck({ ...input, modelNumber: "X".repeat(30) }, { findBrand, longModel: "drop" });
    expect(check).not.toHaveProperty("warnings");
    const short = parseCheck({ ...input, modelNumber: "X" }, { findBrand, longModel: "drop" });
    expect(short.errors?.map(({ code }) => code)).toEqual(["model-length"]);
  });
});

it("reports every field at once, in the form's order", () => {
  expect(parse({ brand: "", serialNumber: "RH05", modelNumber: "X" }).errors).toEqual([
    { field: "brand", code: "brand-required" },
    { field: "serialNumber", code: "serial-too-short", values: { shortest: 6 } },
    { field: "modelNumber", code: "model-length" },
  ]);
});
