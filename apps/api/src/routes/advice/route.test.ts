import { formatText } from "@heater-age/messages/server";
import { describe, expect, it } from "vitest";
import { askAdvice } from "../../../test/advice.ts";
import { checkRows } from "../../../test/checks.ts";
import { makeReport } from "../../../test/reports.ts";
import { service } from "../../../test/service.ts";
import type { Advice } from "../../advice/schema.ts";

const plate = { brand: "rheem", serialNumber: "RH0510B01826" };

describe("POST /api/advice", () => {
  it("200 with the heater, its dates and every section", async () => {
    const { safety, ...answer } = await askAdvice({ ...plate, modelNumber: "xe40m-09el55u1" });
    expect(answer).toMatchObject({
      success: true,
      brand: "rheem",
      serialNumber: "RH0510B01826",
      modelNumber: "XE40M-09EL55U1",
      asOf: "2026-11-20",
      dates: ["2010-05"],
      type: "electric-tank",
      typeFrom: "model",
    });
    expect(safety).toMatchObject({
      answer: "no-match",
      summary: { text: formatText("en", "safety", "noMatch", { date: "November 20, 2026" }), basis: "ours" },
      listDate: "2026-11-20",
    });
  });

  it("200 with the model as returned by /api/model, if known", async () => {
    const running = await service();
    const { model } = await askAdvice({ ...plate, modelNumber: "XE40M09EL55U1" }, "en", running);
    const response = await running.app.inject({ url: "/api/model/rheem/XE40M09EL55U1" });
    expect(response.statusCode).toBe(200);
    expect(model).toEqual(response.json());
    expect(await askAdvice({ ...plate, modelNumber: "QQQ999" })).not.toHaveProperty("model");
    expect(await askAdvice(plate)).not.toHaveProperty("model");
  });

  it("200 with the visitor's kind of heater instead of the model's", async () => {
    const body = { ...plate, modelNumber: "XE40M09EL55U1", type: "gas-tank" };
    expect(await askAdvice(body)).toMatchObject({ type: "gas-tank", typeFrom: "visitor" });
  });

  it("200 in the language of the request", async () => {
    const { safety } = await askAdvice(plate, "de");
    expect(safety.summary.text).toBe(formatText("de", "safety", "noMatch", { date: "20. November 2026" }));
  });

  it("records nothing", async () => {
    const running = await service();
    await askAdvice(plate, "en", running);
    expect(await checkRows(running)).toEqual([]);
  });
});

describe("the advice of a report", () => {
  it("is about its heater, as of today", async () => {
    const clock = { now: new Date("2026-11-20T12:00:00.000Z") };
    const running = await service({ now: () => clock.now });
    const body = { brand: "ao-smith", serialNumber: "1540A012345", modelNumber: "GUF 40" };
    const { id } = await makeReport(running, body);
    clock.now = new Date("2027-11-20T12:00:00.000Z");
    const report = (await running.app.inject({ url: `/api/reports/${id}` })).json<{
      readonly advice: Advice;
    }>();
    // A report has the model in addition to its advice.
    const { model: _model, ...advised } = await askAdvice(body, "en", running);
    expect(report.advice).toEqual(advised);
    expect(report.advice).toMatchObject({ asOf: "2027-11-20", safety: { listMonths: 12 } });
  });
});
