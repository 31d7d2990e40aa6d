import { describe, expect, it } from "vitest";
import { service } from "../../../test/service.ts";
import type { CheckResult } from "../../checks/schema.ts";

async function check(payload: object): Promise<CheckResult> {
  const { app } = await service();
  const response = await app.inject({ method: "POST", url: "/api/check", payload });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<CheckResult>();
}

describe("POST /api/check for a heater that another company built", () => {
  it("returns the makers with reasons, confidence and their dates, beside the brand's own", async () => {
    const typed = { brand: "kenmore", serialNumber: "C05A012345", modelNumber: "153.336433" };
    const { makers: [first, ...others] = [], ...result } = await check(typed);
    expect(result).toMatchObject({ success: true, manufacturingDate: "2005-03" });
    expect(first).toMatchObject({
      brand: "state",
      label: "State",
      maker: "State Industries (A. O. Smith)",
      confidence: "high",
      reasons: [
        { code: "model-prefix", values: { name: "Kenmore", prefix: "153" } },
        { code: "serial-shape", values: { format: "month-yy-letter-10" } },
      ],
      dates: ["2005-03"],
    });
    expect(first?.sources).toContainEqual({
      title: "Industry Today",
      url: "https://industrytoday.com/hot-for-innovation/",
      kind: "trade",
    });
    expect(others.map(({ confidence }) => confidence)).not.toContain("high");
  });
});
