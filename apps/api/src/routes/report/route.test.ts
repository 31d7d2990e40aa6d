import { formatText } from "@heater-age/messages/server";
import { brands, decode } from "@heater-age/decoder";
import decoder from "@heater-age/decoder/package.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { check } from "../../../test/checks.ts";
import { deleteReport, impossibleIds, makeReport, unknownId } from "../../../test/reports.ts";
import { type Service, service } from "../../../test/service.ts";
import type { Report } from "./schema.ts";

const read = ({ app }: Service, id: string, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({ url: `/api/reports/${id}`, headers });

const readReport = async (running: Service, id: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await read(running, id, headers);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Report>();
};

const replace = expect.stringMatching(/^Replacement recommended/u) as string;

describe("GET /api/reports/{id}", () => {
  it("200 with the result of the check, and the age then and today", async () => {
    const clock = { now: new Date("2026-11-20T23:59:59.999Z") };
    const running = await service({ now: () => clock.now });
    const { id } = await makeReport(running);
    clock.now = new Date("2028-03-01T00:00:00.000Z");
    expect(await readReport(running, id)).toEqual({
      id,
      brand: "rheem",
      label: "Rheem",
      serialNumber: "RH0504B01826",
      modelNumber: "",
      decoding: decode(brands.rheem, "RH0504B01826", { today: "2026-11-20" }),
      picked: 0,
      manufacturingDate: "2004-05",
      precision: "month",
      confidence: "high",
      ambiguous: false,
      recommendationCode: "replace",
      recommendation: replace,
      ageAtCheck: { on: "2026-11-20", years: 22, months: 6, range: { minMonths: 269, maxMonths: 270 } },
      ageToday: { on: "2028-03-01", years: 23, months: 10, range: { minMonths: 285, maxMonths: 286 } },
      advice: expect.objectContaining({ asOf: "2028-03-01", dates: ["2004-05"] }) as object,
      checkedAt: "2026-11-20T23:59:59.999Z",
      decoderVersion: decoder.version,
    });
  });

  it("200 with the recommendation for today's age", async () => {
    const clock = { now: new Date("2026-11-20T12:00:00.000Z") };
    const running = await service({ now: () => clock.now });
    const { id } = await makeReport(running, { brand: "rheem", serialNumber: "RH0521B01826" });
    expect(await readReport(running, id)).toMatchObject({ recommendationCode: "good" });
    clock.now = new Date("2028-11-20T12:00:00.000Z");
    expect(await readReport(running, id)).toMatchObject({
      recommendationCode: "monitor",
      recommendation: expect.stringMatching(/^Monitor closely/u) as string,
    });
  });

  it("200 with the picked date, and the others beside it", async () => {
    const running = await service();
    const { id } = await makeReport(running, {
      brand: "bradford-white",
      serialNumber: "BH6511396",
      manufacturingDate: "1985-08",
    });
    const report = await readReport(running, id);
    expect(report).toMatchObject({
      label: "Bradford White",
      modelNumber: "",
      decoding: { status: "ambiguous", candidates: [{ date: "2005-08" }, { date: "1985-08" }] },
      picked: 1,
      manufacturingDate: "1985-08",
      ambiguous: true,
      ageToday: { years: 41, months: 3 },
      advice: { dates: ["1985-08", "2005-08"] },
    });
    expect(report.confidence).toBe(report.decoding.candidates[1]?.confidence);
    expect(report.recommendation).toContain(
      formatText("en", "result", "verdictOther", { dates: "August 2005 (replacement recommended)" }),
    );
  });

  it("200 with the answers that narrowed the date down, without the excluded dates", async () => {
    const running = await service();
    const disambiguation = [{ question: "rating-name", leaves: ["2008-06"] }];
    const { id } = await makeReport(running, { brand: "ge", serialNumber: "LR123456A", disambiguation });
    const report = await readReport(running, id, { "accept-language": "de" });
    expect(report).toMatchObject({
      decoding: { candidates: [{ date: "2020-06" }, { date: "2008-06" }] },
      picked: 1,
      manufacturingDate: "2008-06",
      ambiguous: false,
      disambiguation: [
        {
          question: "rating-name",
          text: formatText("de", "disambiguation", "ask-rating-name"),
          answer: {
            code: "ef",
            text: "EF",
            leaves: ["2008-06"],
            reason: { basis: "source", sources: [{ kind: "regulator" }] },
          },
          rulesOut: ["2020-06"],
        },
      ],
      advice: { dates: ["2008-06"] },
    });
    expect(report.recommendation).not.toContain("2020");
    expect(report.advice).not.toHaveProperty("disambiguation");
  });

  it("200 with who checked the heater and for whom, if given", async () => {
    const running = await service();
    const rheem = { brand: "rheem", serialNumber: "RH0504B01826" };
    const people = { preparedBy: "Jane Doe", phone: "555-0100", customer: "12 Elm St" };
    const { id } = await makeReport(running, { ...rheem, ...people });
    expect(await readReport(running, id)).toMatchObject(people);
    const without = await readReport(running, (await makeReport(running, rheem)).id);
    for (const name of Object.keys(people)) expect(without).not.toHaveProperty(name);
  });

  it("200 with the possible makers", async () => {
    const running = await service();
    const typed = { brand: "kenmore", serialNumber: "C05A012345", modelNumber: "153.336433" };
    const { id } = await makeReport(running, typed);
    const { makers } = await readReport(running, id);
    expect(makers).toEqual((await check(running, typed)).makers);
    expect(makers?.[0]).toMatchObject({ brand: "state", dates: ["2005-03"] });
  });

  it("200 with today's data about the model", async () => {
    const running = await service();
    const typed = { brand: "rheem", serialNumber: "RH0504B01826", modelNumber: "xe40m-09el55u1" };
    const created = await makeReport(running, typed);
    const report = await readReport(running, created.id);
    const { modelInfo, modelSource, modelEstimated } = await check(running, typed);
    expect(report).toMatchObject({ modelNumber: "XE40M-09EL55U1", modelInfo, modelSource, modelEstimated });
    expect(report.modelInfo?.capacity).toMatch(/40/u);
    const german = await readReport(running, created.id, { "accept-language": "de" });
    expect(german.modelInfo?.capacity).not.toBe(report.modelInfo?.capacity);
  });

  it("200 in the language of the reader", async () => {
    const running = await service();
    const { id } = await makeReport(running);
    const response = await read(running, id, { "accept-language": "de-AT,de;q=0.9" });
    expect(response.headers).toMatchObject({ "content-language": "de" });
    expect(response.json<Report>().recommendation).not.toBe(replace);
    expect(response.json<Report>().recommendationCode).toBe("replace");
  });

  it("200 with the dates from the day of the check, even with a newer decoder", async () => {
    const running = await service();
    const { id } = await makeReport(running);
    const candidate = {
      date: "2004-W20",
      year: 2004,
      week: 20,
      format: "as-it-was",
      confidence: "low",
      parts: [{ from: 0, to: 12, text: "RH0504B01826", means: "unknown" }],
      reasons: [],
      sources: [],
    };
    await running.database
      .updateTable("reports")
      .set({
        candidates: JSON.stringify([candidate]),
        decoder_version: "0.0.1",
        brand: "a-brand-since-removed",
      })
      .execute();
    expect(await readReport(running, id)).toMatchObject({
      brand: "a-brand-since-removed",
      label: "a-brand-since-removed",
      decoding: { status: "decoded", candidates: [candidate] },
      manufacturingDate: "2004-05",
      precision: "week",
      confidence: "low",
      decoderVersion: "0.0.1",
    });
  });

  it("is neither cached nor indexed", async () => {
    const running = await service();
    const { id } = await makeReport(running);
    for (const known of [id, unknownId]) {
      const { headers } = await read(running, known);
      expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
    }
  });

  it.each([unknownId, ...impossibleIds])("404 for %s", async (id) => {
    const response = await read(await service(), id);
    expect(response.json()).toMatchObject({ statusCode: 404, code: "report-not-found" });
  });

  it.each(["deleted", "withdrawn"] as const)("410 report-%s", async (removed) => {
    const running = await service({ settings: { operatorToken: "a-token-of-the-operator" } });
    const report = await makeReport(running);
    await (removed === "deleted"
      ? deleteReport(running, report)
      : running.app.inject({
          method: "POST",
          url: `/api/reports/${report.id}/withdrawal`,
          headers: { authorization: "Bearer a-token-of-the-operator" },
        }));
    const response = await read(running, report.id);
    expect(response.json()).toMatchObject({ statusCode: 410, code: `report-${removed}` });
    expect(response.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  });
});
