import { brands, decode, findBrand, labels, plateCharacters } from "@heater-age/decoder";
import { checkSerial, mayHaveOtherMaker, parseCheck } from "@heater-age/decoder/check";
import { likelyMakers, modelKnowledge } from "@heater-age/decoder/makers";
import { describe, expect, it } from "vitest";
import { editSerial } from "../form/typing.ts";
import { runCheck, visitorToday } from "./run-check.ts";

const today = "2026-11-20";

function parse(brand: string, serialNumber: string, modelNumber = "") {
  const input = { brand, serialNumber, modelNumber };
  const { check, errors } = parseCheck(input, { findBrand });
  if (check === undefined) throw new Error(errors[0].code);
  return { check, input };
}

function run(brand: string, serialNumber: string, modelNumber = "") {
  const { check, input } = parse(brand, serialNumber, modelNumber);
  return runCheck(check, input, today);
}

describe("runCheck", () => {
  it("returns the decoder's result for the normalized number", async () => {
    expect(await run("rheem", "rh0504 b01826", "xg40")).toMatchObject({
      success: true,
      brand: "rheem",
      serialNumber: "RH0504B01826",
      modelNumber: "XG40",
      label: "Rheem",
      decoding: decode(brands.rheem, "RH0504B01826", { today }),
    });
  });

  it("recognizes a model number entered as the serial number", async () => {
    expect(await run("rheem", "XG40T06EC36U1")).toMatchObject({
      success: false,
      problem: { code: "looks-like-model" },
    });
  });

  it("tries all brands if it is unknown, and returns no date", async () => {
    const result = await run("other", "BH6511396");
    if (result.success) throw new Error("a date");
    expect(result.problem.brands).toContain("bradford-white");
  });

  it("reports a store brand without a known maker", async () => {
    expect(await run("regency", "BH6511396")).toMatchObject({
      success: false,
      label: "Regency",
      problem: { code: "private-label" },
    });
  });

  it.each([
    ["rheem", "RH0504B01826"],
    ["rheem", "XG40T06EC36U1"],
    ["rheem", "RHO5O4B01826"],
    ["carrier", "A1234567"],
    ["kenmore", "C05A012345"],
    ["hotmaster", "0504123456"],
    ["other", "0504123456"],
  ])("answers %s %s like with complete model knowledge", async (brand, serial) => {
    const whole = checkSerial(parse(brand, serial).check, { today, knowledge: modelKnowledge });
    expect(await run(brand, serial)).toMatchObject(whole);
  });
});

describe("the result equals the website's", () => {
  it("lists the likeliest maker first, using the model number too", async () => {
    const result = await run("other", "0504123456", "XG40T06EC36U1");
    expect(result).toMatchObject({ success: false, problem: { code: "brand-open" } });
    expect(!result.success && result.problem.readings[0]?.brand).toBe("rheem");
    expect(result.makers?.[0]?.brand).toBe("rheem");
  });

  it("ignores a symbol that is not part of the number", async () => {
    expect(await run("rheem", "RH0504B01826*")).toMatchObject({
      serialNumber: "RH0504B01826",
      manufacturingDate: "2004-05",
    });
  });

  it("reads an entered number with the dot that its field does not show", async () => {
    const keys = "04.05-123456".split("");
    const typed = keys.reduce((before, key) => editSerial(before, plateCharacters(before) + key), "");
    expect(plateCharacters(typed)).toBe("0405123456");
    expect(await run("rheem", typed)).toMatchObject({
      serialNumber: "0405123456",
      manufacturingDate: "2004-05",
    });
    expect(await run("rheem", "0405123456")).toMatchObject({ manufacturingDate: "2005-04" });
  });
});

describe("heaters that another maker may have built", () => {
  const slugs = [...Object.keys(brands), ...labels.map(({ slug }) => slug)];
  const own = slugs.filter((slug) => !mayHaveOtherMaker(parse(slug, "RH0504B01826").check));

  it("are only possible for names without a maker of their own", () => {
    expect(mayHaveOtherMaker(parse("other", "RH0504B01826").check)).toBe(true);
    expect(own.length).toBeGreaterThan(30);
    for (const label of own) {
      for (const serial of ["RH0504B01826", "BH6511396", "C05A012345"])
        expect(likelyMakers({ label, serial, model: "153.336433" }, { today }), label).toEqual([]);
    }
  });

  it.each(["kenmore", "hotmaster", "regency", "bryant"])("are possible for %s", async (slug) => {
    const { makers } = await run(slug, "C05A012345");
    expect(makers).not.toHaveLength(0);
    expect(makers).toBeDefined();
  });
});

it("uses the visitor's local date", () => {
  expect(visitorToday(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
