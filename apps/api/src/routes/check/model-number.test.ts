import { identify } from "@heater-age/decoder";
import { describe, expect, it } from "vitest";
import { now, type Service, service } from "../../../test/service.ts";
import type { CheckResult } from "../../checks/schema.ts";

const today = { today: "2026-11-20" };
const isModel =
  "This looks like the model number. The serial number is on the same label, marked “Serial”, “Serial No.” or “S/N”.";

const send = ({ app }: Service, payload: object, language = "en") =>
  app.inject({ method: "POST", url: "/api/check", payload, headers: { "accept-language": language } });

async function check(payload: object, running?: Service): Promise<CheckResult> {
  const response = await send(running ?? (await service()), payload);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<CheckResult>();
}

const rows = ({ database }: Service) => database.selectFrom("water_heater_checks").selectAll().execute();

describe("POST /api/check with a model number as the serial number", () => {
  it.each([
    ["of the brand", "rheem", "XG40T06EC36U1", "XG40T06EC36U1"],
    ["with its caption", "rheem", "Model No: XG40T06EC36U1", "MODELNOXG40T06EC36U1"],
    ["of another brand", "ge", "PROPH50 T2 RH375-30", "PROPH50T2RH37530"],
    ["that is nearly a serial number of 2015", "kenmore", "153.336433", "153336433"],
  ])("detects a model number %s", async (_, brand, typed, serialNumber) => {
    const running = await service();
    const result = await check({ brand, serialNumber: typed }, running);
    const { makers, ...rest } = result;
    expect(makers === undefined).toBe(brand !== "kenmore");
    expect(rest).toEqual({
      brand,
      serialNumber,
      modelNumber: "",
      success: false,
      error: isModel,
      decoding: { status: "unreadable", candidates: [] },
      problem: {
        code: "looks-like-model",
        repairs: [],
        brands: result.problem?.brands,
        readings: [],
      },
      recorded: true,
      checkedAt: now.toISOString(),
    });
    expect(await rows(running)).toMatchObject([{ serial_number: serialNumber, manufacturing_date: null }]);
  });

  it("reports it in German", async () => {
    const response = await send(await service(), { brand: "rheem", serialNumber: "XG40T06EC36U1" }, "de");
    expect(response.json<CheckResult>().error).toMatch(/^Das sieht nach der Modellnummer aus\./u);
  });

  it.each([
    ["shorter", "ao-smith", "ENT-50"],
    ["shorter, without a known brand", "other", "ENT-50"],
    ["longer", "rheem", "Model No: PROPH50 T2 RH375-30"],
  ])(
    "refuses a model number that is %s than a serial number, and reports it",
    async (_, brand, serialNumber) => {
      const response = await send(await service(), { brand, serialNumber });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({
        statusCode: 400,
        error: isModel,
        details: expect.any(Array) as unknown,
        message: isModel,
        code: "serial-is-model",
      });
    },
  );
});

describe("POST /api/check with a model number and an unknown brand", () => {
  it("reports the model number, beside what it would mean as a serial number", async () => {
    const found = identify("153336433", today);
    expect(found.length).toBeGreaterThan(0);
    const result = await check({ brand: "other", serialNumber: "153336433" });
    expect(result.error).toBe(isModel);
    expect(result.problem).toEqual({
      code: "looks-like-model",
      repairs: [],
      brands: found.map(({ brand }) => brand.slug),
      readings: found.map(({ brand, decoding }) => ({ brand: brand.slug, label: brand.label, decoding })),
    });
    expect(await check({ brand: "regency", serialNumber: "XG40T06EC36U1" })).toMatchObject({
      problem: { code: "looks-like-model", readings: [] },
    });
  });
});
