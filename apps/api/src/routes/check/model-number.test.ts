import { formatText } from "@heater-age/messages/server";
import { describe, expect, it } from "vitest";
import { check, checkRows, sendCheck } from "../../../test/checks.ts";
import { service } from "../../../test/service.ts";

const isModel = formatText("en", "errors", "serial-is-model");

describe("POST /api/check with a model number as the serial number", () => {
  it("detects one that is nearly a serial number of 2015", async () => {
    const running = await service();
    expect(await check(running, { brand: "kenmore", serialNumber: "153.336433" })).toMatchObject({
      success: false,
      error: isModel,
      problem: { code: "looks-like-model" },
      makers: expect.any(Array) as unknown,
    });
    expect(await checkRows(running)).toMatchObject([
      { serial_number: "153336433", manufacturing_date: null },
    ]);
  });

  it("refuses one that is shorter than a serial number, and reports it", async () => {
    const response = await sendCheck(await service(), { brand: "ao-smith", serialNumber: "ENT-50" });
    expect(response.json()).toMatchObject({ statusCode: 400, message: isModel, code: "serial-is-model" });
  });
});
