import { formatText } from "@heater-age/messages/server";
import { brands, decode, identify } from "@heater-age/decoder";
import { describe, expect, it } from "vitest";
import { check, checkRows, sendCheck } from "../../../test/checks.ts";
import { now, service } from "../../../test/service.ts";

const today = { today: "2026-11-20" };

describe("POST /api/check with a serial number with one date", () => {
  it("returns and records it", async () => {
    const running = await service();
    const body = { brand: "rheem", serialNumber: "RH0504B01826", modelNumber: "" };
    expect(await check(running, body)).toEqual({
      ...body,
      success: true,
      manufacturingDate: "2004-05",
      ageYears: 22,
      ageMonths: 6,
      recommendation: expect.stringMatching(/^Replacement recommended/u) as string,
      decoding: decode(brands.rheem, "RH0504B01826", today),
      precision: "month",
      ageRange: { minMonths: 269, maxMonths: 270 },
      ambiguous: false,
      confidence: "high",
      recommendationCode: "replace",
      recorded: true,
      checkedAt: "2026-11-20T09:30:00.000Z",
    });
    expect(await checkRows(running)).toEqual([
      {
        id: 1,
        brand: "rheem",
        model_number: null,
        serial_number: "RH0504B01826",
        manufacturing_date: "2004-05",
        age_years: 22,
        age_months: 6,
        checked_at: now,
        client_time: false,
        check_id: null,
      },
    ]);
  });

  it("normalizes the brand and the serial number, and keeps the hyphens of the model", async () => {
    const running = await service();
    const typed = {
      brand: " Bradford White ",
      serialNumber: "S/N: bh 6511396-",
      modelNumber: " m2-40 t6fbn ",
    };
    expect(await check(running, typed)).toMatchObject({
      brand: "bradford-white",
      serialNumber: "BH6511396",
      modelNumber: "M2-40T6FBN",
    });
    expect(await checkRows(running)).toMatchObject([
      { brand: "bradford-white", serial_number: "BH6511396", model_number: "M2-40T6FBN" },
    ]);
  });

  it("uses the current UTC date", async () => {
    const running = await service({ now: () => new Date("2026-05-01T00:30:00+02:00") });
    const result = await check(running, { brand: "rheem", serialNumber: "RH0525B01826" });
    expect(result).toMatchObject({ manufacturingDate: "2025-05", ageYears: 0, ageMonths: 11 });
  });
});

describe("POST /api/check with a serial number with two dates", () => {
  it("returns the likelier one and lists the other", async () => {
    const running = await service();
    const result = await check(running, { brand: "bradford-white", serialNumber: "BH6511396" });
    expect(result).toMatchObject({
      success: true,
      manufacturingDate: "2005-08",
      ambiguous: true,
      decoding: { status: "ambiguous", candidates: [{ date: "2005-08" }, { date: "1985-08" }] },
    });
    expect(result.recommendation).toContain(
      formatText("en", "result", "verdictOther", { dates: "August 1985 (replacement recommended)" }),
    );
    expect(await checkRows(running)).toMatchObject([{ manufacturing_date: "2005-08" }]);
  });
});

describe("POST /api/check with a serial number without a date", () => {
  it("explains why, and suggests corrections of look-alike characters", async () => {
    const running = await service();
    const decoding = decode(brands.rheem, "RH0504B01826", today);
    const body = { brand: "rheem", serialNumber: "RHO5O4B01826", modelNumber: "" };
    expect(await check(running, body)).toEqual({
      ...body,
      success: false,
      error: formatText("en", "problems", "no-format", { brand: "Rheem" }),
      decoding: { status: "unreadable", candidates: [] },
      problem: {
        code: "no-format",
        repairs: [{ serial: "RH0504B01826", decoding }],
        brands: [],
        readings: [],
      },
      recorded: true,
      checkedAt: now.toISOString(),
    });
    expect(await checkRows(running)).toMatchObject([
      { serial_number: "RHO5O4B01826", manufacturing_date: null, age_years: null, age_months: null },
    ]);
  });
});

describe("POST /api/check with an unknown brand", () => {
  it("lists the possible brands with their dates, without choosing one", async () => {
    const possible = identify("0512345678", today);
    expect(await check(await service(), { brand: "other", serialNumber: "0512345678" })).toEqual({
      success: false,
      brand: "other",
      serialNumber: "0512345678",
      modelNumber: "",
      error: formatText("en", "problems", "other-some"),
      decoding: { status: "unreadable", candidates: [] },
      problem: {
        code: "brand-open",
        repairs: [],
        brands: possible.map(({ brand }) => brand.slug),
        readings: possible.map(({ brand, decoding }) => ({
          brand: brand.slug,
          label: brand.label,
          decoding,
        })),
      },
      makers: possible.map(({ brand }) => expect.objectContaining({ brand: brand.slug }) as object),
      recorded: true,
      checkedAt: now.toISOString(),
    });
  });
});

const good = { brand: "rheem", serialNumber: "RH0504B01826", modelNumber: "" };
describe("POST /api/check with invalid input", () => {
  // The tests of `parseCheck` and of errors have each kind of mistake.
  it.each([
    ["a brand of the language", { ...good, brand: "constructor" }, "brand-unknown"],
    ["NUL", { ...good, serialNumber: "RH0504B0\u00001826" }, "serial-characters"],
  ])("400 for %s, and stores nothing", async (_name, payload, code) => {
    const running = await service();
    const response = await sendCheck(running, payload);
    expect(response.json()).toMatchObject({ statusCode: 400, code, message: expect.any(String) as string });
    expect(await checkRows(running)).toEqual([]);
  });
});
