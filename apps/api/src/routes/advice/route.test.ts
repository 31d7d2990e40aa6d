import { formatText } from "@heater-age/messages/server";
import { describe, expect, it } from "vitest";
import { makeReport } from "../../../test/reports.ts";
import { nowhere, type Service, service } from "../../../test/service.ts";
import type { Advice } from "../../advice/schema.ts";

const send = ({ app }: Service, payload: object | string, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({
    method: "POST",
    url: "/api/advice",
    payload,
    headers: { "content-type": "application/json", ...headers },
  });

async function advice(
  payload: object,
  running?: Service,
  headers: Readonly<Record<string, string>> = {},
): Promise<Advice> {
  const response = await send(running ?? (await service()), payload, headers);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Advice>();
}

const plate = { brand: "rheem", serialNumber: "RH0510B01826" };

describe("POST /api/advice", () => {
  it("200 with the heater, its dates and every section", async () => {
    const { safety, ...answer } = await advice({ ...plate, modelNumber: "xe40m-09el55u1" });
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
    const { model } = await advice({ ...plate, modelNumber: "XE40M09EL55U1" }, running);
    const response = await running.app.inject({ url: "/api/model/rheem/XE40M09EL55U1" });
    expect(response.statusCode).toBe(200);
    expect(model).toEqual(response.json());
    expect(await advice({ ...plate, modelNumber: "QQQ999" }, running)).not.toHaveProperty("model");
    expect(await advice(plate, running)).not.toHaveProperty("model");
  });

  it("200 with the visitor's kind of heater instead of the model's", async () => {
    const body = { ...plate, modelNumber: "XE40M09EL55U1", type: "gas-tank" };
    expect(await advice(body)).toMatchObject({ type: "gas-tank", typeFrom: "visitor" });
  });

  it("200 in the language of the request", async () => {
    const { safety } = await advice(plate, await service(), { "accept-language": "de-AT,de;q=0.9" });
    expect(safety.summary.text).toBe(formatText("de", "safety", "noMatch", { date: "20. November 2026" }));
  });

  it("records nothing and needs no database", async () => {
    const running = await service();
    await advice(plate, running);
    const checks = await running.database.selectFrom("water_heater_checks").selectAll().execute();
    expect(checks).toEqual([]);
    const without = await service({ url: nowhere });
    expect(await advice({ ...plate, modelNumber: "XE40M09EL55U1" }, without)).toMatchObject({
      type: "electric-tank",
    });
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
    const { model: _model, ...advised } = await advice(body, running);
    expect(report.advice).toEqual(advised);
    expect(report.advice).toMatchObject({ asOf: "2027-11-20", safety: { listMonths: 12 } });
  });

  it("starts with the picked date", async () => {
    const running = await service();
    const { id } = await makeReport(running, {
      brand: "bradford-white",
      serialNumber: "BH6511396",
      manufacturingDate: "1985-08",
    });
    const report = (await running.app.inject({ url: `/api/reports/${id}` })).json<{
      readonly advice: Advice;
    }>();
    expect(report.advice.dates).toEqual(["1985-08", "2005-08"]);
  });
});
