import { brands, decode, labels } from "@heater-age/decoder";
import { likelyMakers } from "@heater-age/decoder/makers";
import { describe, expect, it } from "vitest";
import { check, isBuiltByOthers, visitorToday } from "./run-check.ts";
import { choiceOf, firstChoices, moreChoices } from "./brand-choices.ts";
import { fullResult } from "./full-result.ts";
import { loadTranslator } from "../translator/translator.ts";
import { validate } from "../form/field-errors.ts";

const today = "2026-11-20";
const rheem = { brand: "rheem", serial: "RH0504B01826", model: "" };

describe("check", () => {
  it("says what the decoder says, of the number in the form that is compared", async () => {
    const { input, label, decoding } = await check(
      { ...rheem, serial: "rh0504 b01826", model: "xg40" },
      today,
    );
    expect(input).toEqual({ ...rheem, model: "XG40" });
    expect(label).toBe("Rheem");
    expect(decoding).toEqual(decode(brands.rheem, "RH0504B01826", { today }));
  });

  it("tells a model number that was typed for the serial number", async () => {
    const { decoding } = await check({ ...rheem, serial: "XG40T06EC36U1" }, today);
    expect(decoding).toMatchObject({ status: "unreadable", problem: { code: "looks-like-model" } });
  });

  it("tries all brands where none is known, and claims no date", async () => {
    const { decoding, possible } = await check({ brand: "other", serial: "BH6511396", model: "" }, today);
    expect(decoding.status).toBe("unreadable");
    expect(possible?.map(({ slug }) => slug)).toContain("bradford-white");
  });

  it("knows what it does not know", async () => {
    const { decoding, withoutFormat } = await check(
      { brand: "samsung", serial: "BH6511396", model: "" },
      today,
    );
    expect(decoding.status).toBe("unreadable");
    expect(withoutFormat).toBe("private-label");
  });
});

describe("heaters that others may have built", () => {
  const slugs = [...Object.keys(brands), ...labels.map(({ slug }) => slug)];
  const own = slugs.filter((slug) => !isBuiltByOthers(slug));

  it("are those of names for which the decoder may have makers", () => {
    expect(isBuiltByOthers("other")).toBe(true);
    expect(own.length).toBeGreaterThan(30);
    for (const label of own) {
      for (const serial of ["RH0504B01826", "BH6511396", "C05A012345"])
        expect(likelyMakers({ label, serial, model: "153.336433" }, { today }), label).toEqual([]);
    }
  });

  it.each(["kenmore", "hotmaster", "samsung", "bryant"])("are those of %s", (slug) => {
    expect(isBuiltByOthers(slug)).toBe(true);
    expect(likelyMakers({ label: slug, serial: "C05A012345" }, { today })).not.toEqual([]);
  });
});

it("counts the visitor's own days", () => {
  expect(visitorToday(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});

describe("validate", () => {
  it.each([
    [
      { brand: "", serial: "", model: "" },
      { brand: "Please select a water heater brand", serial: "Serial number is required" },
    ],
    [{ ...rheem, serial: "  " }, { serial: "Serial number cannot be empty or only whitespace" }],
    [{ ...rheem, serial: "---" }, { serial: "Serial number can only contain letters and numbers" }],
    [{ ...rheem, serial: "RH05" }, { serial: "Serial number must be at least 6 characters long" }],
    [
      { ...rheem, serial: "RH-0-5" },
      { serial: "Please enter a valid serial number (6-20 characters, letters and numbers only)" },
    ],
    [{ ...rheem, serial: "1".repeat(21) }, { serial: "Serial number cannot exceed 20 characters" }],
    [{ ...rheem, model: "A" }, { model: "Model number must be between 3 and 30 characters when provided" }],
    [{ ...rheem, model: "A--" }, { model: "Please enter a valid model number (3-30 characters)" }],
    [rheem, {}],
    [{ ...rheem, brand: "other" }, {}],
  ])("%j", async (input, wrong) => {
    const { formatMessage } = await loadTranslator("en");
    const found = Object.entries(validate(input)).map(([name, error]) => [
      name,
      error && formatMessage(error, error.values),
    ]);
    expect(Object.fromEntries(found)).toEqual(wrong);
  });
});

describe("the choice of brands", () => {
  it("has every brand once", () => {
    const values = [...firstChoices, ...moreChoices].map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    expect(values).toEqual(expect.arrayContaining(Object.keys(brands)));
  });

  it.each([
    ["rheem", "rheem"],
    ["A. O. Smith", "ao-smith"],
    ["Bradford White", "bradford-white"],
    ["other", "other"],
    ["nobody", ""],
    ["", ""],
  ])("of %j is %j", (brand, value) => {
    expect(choiceOf(brand)).toBe(value);
  });
});

describe("the way to the full result", () => {
  const page = "https://plumbing.example/tools/";

  it.each([
    ["https://heater-age.example/es/", "https://heater-age.example/es/?brand=rheem&serial=RH0504B01826"],
    ["/age", "https://plumbing.example/age?brand=rheem&serial=RH0504B01826"],
    ["", undefined],
    ["https://", undefined],
  ])("from %j is %j", (href, address) => {
    expect(fullResult(href, rheem, page)).toBe(address);
  });

  it("takes the model number along, and leads to the web alone", () => {
    expect(fullResult("/", { ...rheem, model: "XG40" }, page)).toMatch(/&model=XG40$/u);
    expect(fullResult(["java", "script:alert(1)"].join(""), rheem, page)).toBeUndefined();
  });
});
