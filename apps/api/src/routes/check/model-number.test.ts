import { formatText } from "@heater-age/messages/server";
import { describe, expect, it } from "vitest";
import { check, checkRows, sendCheck } from "../../../test/checks.ts";
import { now, service } from "../../../test/service.ts";

const isModel = formatText("en", "errors", "serial-is-model");

describe("POST /api/check with a model number as the serial number", () => {
  it.each([
    ["with its caption", "rheem", "Model No: XG40T06EC36U1", "MODELNOXG40T06EC36U1"],
    ["that is nearly a serial number of 2015", "kenmore", "153.336433", "153336433"],
  ])("detects a model number %s", async (_, brand, typed, serialNumber) => {
    const running = await service();
    const result = await check(running, { brand, serialNumber: typed });
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
    expect(await checkRows(running)).toMatchObject([
      { serial_number: serialNumber, manufacturing_date: null },
    ]);
  });

  it.each([
    ["shorter", "ao-smith", "ENT-50"],
    ["longer", "rheem", "Model No: PROPH50 T2 RH375-30"],
  ])(
    "refuses a model number that is %s than a serial number, and reports it",
    async (_, brand, serialNumber) => {
      const response = await sendCheck(await service(), { brand, serialNumber });
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
