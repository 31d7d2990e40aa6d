import { formatText } from "@heater-age/messages/server";
import { describe, expect, it } from "vitest";
import { type Service, service } from "../../../test/service.ts";

const isModel = formatText("en", "errors", "serial-is-model");

const send = ({ app }: Service, payload: object) =>
  app.inject({ method: "POST", url: "/api/check", payload });

describe("POST /api/check with a model number as the serial number", () => {
  it.each([
    ["shorter", "ao-smith", "ENT-50"],
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
