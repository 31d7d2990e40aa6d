import { brands, decode, identify } from "@heater-age/decoder";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { now, type Service, service } from "../../../test/service.ts";
import type { CheckResult } from "../../checks/schema.ts";

const today = { today: "2026-11-20" };

const send = ({ app }: Service, payload: object | string) =>
  app.inject({
    method: "POST",
    url: "/api/check",
    payload,
    headers: { "content-type": "application/json" },
  });

async function check(payload: object, running?: Service): Promise<CheckResult> {
  const response = await send(running ?? (await service()), payload);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<CheckResult>();
}

const rows = ({ database }: Service) =>
  database.selectFrom("water_heater_checks").selectAll().orderBy("id").execute();

describe("POST /api/check with a serial number with one date", () => {
  it("returns and records it", async () => {
    const running = await service();
    const body = { brand: "rheem", serialNumber: "RH0504B01826", modelNumber: "" };
    expect(await check(body, running)).toEqual({
      ...body,
      success: true,
      manufacturingDate: "2004-05",
      ageYears: 22,
      ageMonths: 6,
      recommendation:
        "Replacement recommended: plan for a new one. Get quotes while this one still works. Check the floor and drain pan for water, and test the shut-off valve. If it leaks, shut off water and gas or power, and call a plumber.",
      decoding: decode(brands.rheem, "RH0504B01826", today),
      precision: "month",
      ageRange: { minMonths: 269, maxMonths: 270 },
      ambiguous: false,
      confidence: "high",
      recommendationCode: "replace",
      recorded: true,
      checkedAt: "2026-11-20T09:30:00.000Z",
    });
    expect(await rows(running)).toEqual([
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
    expect(await check(typed, running)).toMatchObject({
      brand: "bradford-white",
      serialNumber: "BH6511396",
      modelNumber: "M2-40T6FBN",
    });
    expect(await rows(running)).toMatchObject([
      { brand: "bradford-white", serial_number: "BH6511396", model_number: "M2-40T6FBN" },
    ]);
  });

  it("reads a printed dot, and stores the number without it", async () => {
    const running = await service();
    const result = await check({ brand: "rheem", serialNumber: "04.05-123456" }, running);
    expect(result).toMatchObject({ serialNumber: "0405123456", manufacturingDate: "2004-05" });
    expect(await rows(running)).toMatchObject([{ serial_number: "0405123456" }]);
  });

  it("uses the current UTC date", async () => {
    const running = await service({ now: () => new Date("2026-05-01T00:30:00+02:00") });
    const result = await check({ brand: "rheem", serialNumber: "RH0525B01826" }, running);
    expect(result).toMatchObject({ manufacturingDate: "2025-05", ageYears: 0, ageMonths: 11 });
  });

  it("returns the same response on the same day", async () => {
    const running = await service();
    const body = { brand: "state", serialNumber: "H76123456" };
    expect(await check(body, running)).toEqual(await check(body, running));
  });
});

describe("POST /api/check with a serial number with two dates", () => {
  it("returns the likelier one and lists the other", async () => {
    const running = await service();
    const result = await check({ brand: "bradford-white", serialNumber: "BH6511396" }, running);
    expect(result).toMatchObject({
      success: true,
      manufacturingDate: "2005-08",
      ambiguous: true,
      decoding: { status: "ambiguous", candidates: [{ date: "2005-08" }, { date: "1985-08" }] },
    });
    expect(result.recommendation).toContain("It could also be August 1985 (replacement recommended).");
    expect(await rows(running)).toMatchObject([{ manufacturing_date: "2005-08" }]);
  });
});

describe("POST /api/check with a serial number without a date", () => {
  it("explains why, and suggests corrections of look-alike characters", async () => {
    const running = await service();
    const decoding = decode(brands.rheem, "RH0504B01826", today);
    const body = { brand: "rheem", serialNumber: "RHO5O4B01826", modelNumber: "" };
    expect(await check(body, running)).toEqual({
      ...body,
      success: false,
      error: "This doesn’t match any Rheem format we know.",
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
    expect(await rows(running)).toMatchObject([
      { serial_number: "RHO5O4B01826", manufacturing_date: null, age_years: null, age_months: null },
    ]);
  });
});

describe("POST /api/check with an unknown brand", () => {
  it("lists the possible brands with their dates, without choosing one", async () => {
    const found = identify("1836111786352", today);
    expect(await check({ brand: "other", serialNumber: "1836111786352" })).toEqual({
      success: false,
      brand: "other",
      serialNumber: "1836111786352",
      modelNumber: "",
      error: "We tried all brands.",
      decoding: { status: "unreadable", candidates: [] },
      problem: {
        code: "brand-open",
        repairs: [],
        brands: found.map(({ brand }) => brand.slug),
        readings: found.map(({ brand, decoding }) => ({ brand: brand.slug, label: brand.label, decoding })),
      },
      makers: found.map(({ brand }) => expect.objectContaining({ brand: brand.slug }) as object),
      recorded: true,
      checkedAt: now.toISOString(),
    });
  });

  it("returns the date on which all brands that fit agree", async () => {
    expect(await check({ brand: "other", serialNumber: "0833A032628" })).toMatchObject({
      success: true,
      brand: "other",
      manufacturingDate: "2008-08",
      confidence: "medium",
      warnings: [{ code: "several-brands" }],
    });
  });

  it("uses the maker's rules for a store brand with a known maker", async () => {
    expect(await check({ brand: "hotmaster", serialNumber: "9948123456" })).toMatchObject({
      success: true,
      brand: "hotmaster",
      manufacturingDate: "1999-12",
      confidence: "low",
    });
  });
});

const good = { brand: "rheem", serialNumber: "RH0504B01826", modelNumber: "" };
describe("POST /api/check with invalid input", () => {
  // The decoder's tests of `parseCheck` have each kind of mistake.
  it.each([
    ["no brand", { serialNumber: "RH0504B01826" }, "brand-required"],
    ["an unknown brand", { ...good, brand: "acme" }, "brand-unknown"],
    ["a brand of the language", { ...good, brand: "constructor" }, "brand-unknown"],
    ["a path for a brand", { ...good, brand: "../etc" }, "brand-characters"],
    ["no serial number", { brand: "rheem" }, "serial-required"],
    ["a blank serial number", { ...good, serialNumber: " \n " }, "serial-blank"],
    ["a short serial number", { ...good, serialNumber: "RH050" }, "serial-too-short"],
    ["a long serial number", { ...good, serialNumber: "1".repeat(21) }, "serial-too-long"],
    ["NUL", { ...good, serialNumber: "RH0504B0\u00001826" }, "serial-characters"],
    ["half a character", { ...good, serialNumber: "RH0504B01826\uD83D" }, "serial-characters"],
    ["a short model number", { ...good, modelNumber: "X1" }, "model-length"],
    ["NUL in a model number", { ...good, modelNumber: "XE40\u0000" }, "model-characters"],
    ["a number for a serial number", { ...good, serialNumber: 504_018_260 }, "invalid-request"],
    ["a field too many", { ...good, constructor: "x" }, "invalid-request"],
    ["a list", [good], "invalid-request"],
  ])("400 for %s, and stores nothing", async (_name, payload, code) => {
    const running = await service();
    const response = await send(running, payload);
    expect(response.json()).toMatchObject({ statusCode: 400, code, message: expect.any(String) as string });
    expect(await rows(running)).toEqual([]);
  });

  it("accepts longer numbers for a brand that has them", async () => {
    const running = await service();
    const serialNumber = "1".repeat(21);
    expect((await send(running, { ...good, brand: "htp", serialNumber })).statusCode).toBe(200);
    expect(
      (await send(running, { ...good, brand: "htp", serialNumber: `${serialNumber}1` })).json(),
    ).toMatchObject({
      code: "serial-too-long",
      message: "Serial number cannot exceed 20 characters",
    });
  });

  it("never fails, for any body", async () => {
    const running = await service();
    const brand = fc.oneof(
      fc.constantFrom(...Object.keys(brands), "other", "regency"),
      fc.string({ unit: "binary" }),
    );
    const text = fc.oneof(
      fc.stringMatching(/^[A-Z\d]{6,20}$/u),
      fc.string({ unit: "binary", maxLength: 40 }),
      fc.string({ unit: "grapheme", maxLength: 40 }),
      fc.integer({ min: 1, max: 10_000 }).map((length) => "0".repeat(length)),
    );
    const shaped = fc.record(
      {
        brand: fc.oneof(brand, fc.jsonValue()),
        serialNumber: fc.oneof(text, fc.jsonValue()),
        modelNumber: fc.oneof(text, fc.jsonValue()),
      },
      { requiredKeys: [] },
    );
    const bodies = fc.oneof(
      {
        weight: 6,
        arbitrary: fc
          .record({ brand, serialNumber: text, modelNumber: text })
          .map((body) => JSON.stringify(body)),
      },
      { weight: 3, arbitrary: shaped.map((body) => JSON.stringify(body)) },
      { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
    );
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const response = await send(running, body);
        expect([200, 400]).toContain(response.statusCode);
        const answer = response.json<CheckResult & { readonly message?: string }>();
        if (response.statusCode === 400) expect(answer.message).toMatch(/\w/u);
        else {
          expect(answer.recorded).toBe(true);
          expect(answer.success).toBe(answer.manufacturingDate !== undefined);
          expect(answer.success).toBe(answer.error === undefined);
          const {
            brand: slug,
            serialNumber,
            manufacturingDate,
            recommendation,
            ageYears,
            ageMonths,
          } = answer;
          const texts = [slug, serialNumber, ...(answer.success ? [manufacturingDate, recommendation] : [])];
          for (const one of texts) expect(one).toMatch(/\S/u);
          if (answer.success) expect([ageYears, ageMonths].every(Number.isInteger)).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });
});
