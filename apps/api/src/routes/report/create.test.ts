import { randomUUID } from "node:crypto";
import { brands, decode } from "@heater-age/decoder";
import decoder from "@heater-age/decoder/package.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { type CreatedReport, deleteReport } from "../../../test/reports.ts";
import { migratedDatabase, now, type Service, service } from "../../../test/service.ts";
import { digest } from "../../plugins/bearer.ts";

interface Creation {
  readonly success: boolean;
  readonly report: CreatedReport;
}

const generate = ({ app }: Service, payload: object) =>
  app.inject({ method: "POST", url: "/api/generate-report", payload });

const rows = ({ database }: Service) => database.selectFrom("reports").selectAll().execute();

const rheem = { brand: "rheem", serialNumber: "RH0504B01826" };
const threeDates = { brand: "bradford-white", serialNumber: "BH651139612" };
const twoDates = { brand: "bradford-white", serialNumber: "BH6511396" };

describe("POST /api/generate-report", () => {
  it("201 with an ID, a path and a deletion token that cannot be guessed", async () => {
    const running = await service();
    const response = await generate(running, rheem);
    expect(response.statusCode, response.body).toBe(201);
    expect(response.headers["cache-control"]).toBe("no-store");
    const { id, path, deletionToken } = response.json<Creation>().report;
    expect(response.json()).toEqual({ success: true, report: { id, path: `/report/${id}`, deletionToken } });
    expect(path).toBe(`/report/${id}`);
    for (const secret of [id, deletionToken]) expect(secret).toMatch(/^[\w-]{22}$/u);

    const again = (await generate(running, rheem)).json<Creation>().report;
    expect(new Set([id, deletionToken, again.id, again.deletionToken]).size).toBe(4);
  });

  it("stores what it decodes again, and nothing else from the request", async () => {
    const running = await service();
    const sent = {
      brand: " Rheem ",
      serialNumber: "S/N: rh 0504-b01826",
      modelNumber: " xe40m-09el55u1 \t b",
      manufacturingDate: "2004-05",
      preparedBy: " Jane\r\nDoe ",
      phone: "\u0000",
      customer: "12 Elm St",
      ageYears: 1,
      ageMonths: 2,
      recommendation: "<b>Call 555-0100 for a discount</b>",
      modelInfo: { capacity: "a bathtub", features: ["<script>"], more: { and: "more" } },
    };
    const decoding = decode(brands.rheem, "RH0504B01826", { today: "2026-11-20" });
    const { id, deletionToken } = (await generate(running, sent)).json<Creation>().report;
    expect(await rows(running)).toEqual([
      {
        id,
        brand: "rheem",
        serial_number: "RH0504B01826",
        model_number: "xe40m-09el55u1 b",
        candidates: "candidates" in decoding && decoding.candidates,
        picked: 0,
        disambiguation: null,
        prepared_by: "Jane Doe",
        phone: null,
        customer: "12 Elm St",
        decoder_version: decoder.version,
        checked_at: now,
        deletion_token_hash: digest(deletionToken),
        removed: null,
        removed_at: null,
        created_at: expect.any(Date) as Date,
      },
    ]);
  });

  it.each([
    ["absent", {}, 0],
    ["that of the second", { manufacturingDate: "1985-08" }, 1],
  ])("picks a date by one that is %s", async (_name, date, picked) => {
    const running = await service();
    expect((await generate(running, { ...twoDates, ...date })).statusCode).toBe(201);
    expect(await rows(running)).toMatchObject([{ picked }]);
  });

  it.each(["2018-W36", "2018-09"])("identifies a week by %s", async (manufacturingDate) => {
    const running = await service();
    const body = { brand: "ao-smith", serialNumber: "1836111786352", manufacturingDate };
    expect((await generate(running, body)).statusCode).toBe(201);
  });

  it.each(["2005", "2005-09", "2005-08-01", "1885-08", "2005-W31", "August '05", "\u0000"])(
    "422 report-date-unknown for %j",
    async (manufacturingDate) => {
      const running = await service();
      const response = await generate(running, { ...twoDates, manufacturingDate });
      expect(response.json()).toMatchObject({ statusCode: 422, code: "report-date-unknown" });
      expect(await rows(running)).toEqual([]);
    },
  );

  it("stores the answers that narrowed its date down, and picks from the remaining dates", async () => {
    const running = await service();
    const disambiguation = [
      { question: "rating-name", leaves: ["2005-08", "1985-08"] },
      { question: "standard-year", leaves: ["2005-08"] },
    ];
    const body = { ...threeDates, disambiguation };
    expect((await generate(running, body)).statusCode).toBe(201);
    expect(await rows(running)).toMatchObject([
      {
        candidates: [{ date: "2025-08" }, { date: "2005-08" }, { date: "1985-08" }],
        picked: 1,
        disambiguation: [
          { question: "rating-name", answer: { code: "ef", leaves: ["1985-08", "2005-08"] } },
          { question: "standard-year", answer: { code: "year-from", values: { year: 1986 } } },
        ],
      },
    ]);
    const ruledOut = await generate(running, { ...body, manufacturingDate: "2025-08" });
    expect(ruledOut.json()).toMatchObject({ statusCode: 422, code: "report-date-unknown" });
  });

  it.each([
    ["another question than that of these dates", [{ question: "standard-year", leaves: ["2025-08"] }]],
    ["dates that no answer leaves", [{ question: "rating-name", leaves: ["1985-08"] }]],
    ["all dates", [{ question: "rating-name", leaves: ["2025-08", "2005-08", "1985-08"] }]],
    [
      "the same answer twice",
      Array.from({ length: 2 }, () => ({ question: "rating-name", leaves: ["2005-08", "1985-08"] })),
    ],
  ])("422 report-date-unknown for %s", async (_name, disambiguation) => {
    const running = await service();
    const response = await generate(running, { ...threeDates, disambiguation });
    expect(response.json()).toMatchObject({ statusCode: 422, code: "report-date-unknown" });
    expect(await rows(running)).toEqual([]);
  });

  it.each([
    [422, "report-not-decodable", { serialNumber: "RHO5O4B01826" }],
    [400, "brand-unknown", { brand: "acme" }],
    // An id that can be guessed.
    [400, "invalid-request", { id: "6ba7b810-9dad-11d1-80b4-00c04fd430c8" }],
  ])("%i %s for %j", async (statusCode, code, changes) => {
    const running = await service();
    const response = await generate(running, { ...rheem, ...changes });
    expect(response.json()).toMatchObject({ statusCode, code });
    expect(await rows(running)).toEqual([]);
  });

  it("200 with the same report for the same id, from any instance, without storing id or token", async () => {
    const url = await migratedDatabase();
    const instances = [await service({ url }), await service({ url })] as const;
    const id = randomUUID();
    const bodies = [
      { ...rheem, id },
      { ...rheem, id: id.toUpperCase() },
      { ...rheem, id, serialNumber: "RH0505B01826" },
      { ...rheem, id },
    ];
    const answers = await Promise.all(
      bodies.map((body, index) => generate(instances[index % 2 === 0 ? 0 : 1], body)),
    );
    const [first, ...others] = answers.map((answer) => answer.json<Creation>());
    expect(first?.success).toBe(true);
    for (const other of others) expect(other).toEqual(first);
    const stored = await rows(instances[0]);
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(id);
    expect(JSON.stringify(stored)).not.toContain(first?.report.deletionToken);
    const another = (await generate(instances[0], { ...rheem, id: randomUUID() })).json<Creation>();
    expect(another.report.id).not.toBe(first?.report.id);
  });

  it("200 with the same link after the report was deleted, without bringing it back", async () => {
    const running = await service();
    const id = randomUUID();
    const { report } = (await generate(running, { ...rheem, id })).json<Creation>();
    await deleteReport(running, report);
    expect((await generate(running, { ...rheem, id })).json<Creation>().report).toEqual(report);
    expect((await running.app.inject({ url: `/api/reports/${report.id}` })).statusCode).toBe(410);
  });
});
