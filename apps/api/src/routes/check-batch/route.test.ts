import { formatText } from "@heater-age/messages/server";
import { brands } from "@heater-age/decoder";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { checkRows, sendBatch } from "../../../test/checks.ts";
import { defaults, type Service, service } from "../../../test/service.ts";
import type { CheckResult } from "../../checks/schema.ts";
import type { BatchItem, BatchResult } from "./schema.ts";

const stored = { brand: "rheem", serial_number: "RH0504B01826", manufacturing_date: "2004-05" };
const bad = (code: string): unknown => expect.objectContaining({ statusCode: 400, code });

const rheem = { brand: "rheem", serialNumber: "RH0504B01826" };
const bradfordWhite = { brand: "bradford-white", serialNumber: "BH6511396", modelNumber: "M240T6FBN" };

async function results(checks: readonly unknown[], running?: Service): Promise<readonly BatchItem[]> {
  const response = await sendBatch(running ?? (await service()), { checks });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ readonly results: readonly BatchItem[] }>().results;
}

describe("POST /api/check/batch", () => {
  it("records at most 138 bytes per check, so that 500 take less than 70 kB", async () => {
    const running = await service();
    const slugs = Object.keys(brands);
    const checks = [20, 28].flatMap((length) =>
      slugs.map((brand) => ({ brand, serialNumber: "1".repeat(length), modelNumber: "M".repeat(30) })),
    );
    for (let from = 0; from < checks.length; from += 500)
      await results(checks.slice(from, from + 500), running);
    const { rows: sizes } = await sql<{ readonly most: number; readonly serial: number }>`
      with dated as (
        update water_heater_checks set manufacturing_date = '2004-05-31', age_years = 22, age_months = 6
        returning pg_column_size(water_heater_checks) as size, length(serial_number) as serial
      ) select max(size) as most, max(serial) as serial from dated`.execute(running.database);
    expect(sizes[0]?.serial).toBe(28);
    expect(sizes[0]?.most).toBeLessThanOrEqual(138);
  });

  it("dates a heater without its overlong model number, and warns", async () => {
    const running = await service();
    const checks = [{ ...rheem, modelNumber: "X".repeat(31) }];
    const [dated] = (await sendBatch(running, { checks })).json<BatchResult>().results;
    const warnings = [{ code: "model-too-long", values: { longest: 30 } }];
    expect(dated).toMatchObject({ manufacturingDate: "2004-05", modelNumber: "", warnings });
  });

  it("returns a short result for each check, in order, and records them", async () => {
    const running = await service();
    const checks = [
      bradfordWhite,
      { brand: "rheem", serialNumber: "RHO5O4B01826" },
      rheem,
      { ...rheem, modelNumber: "XG40T06EC36U1" },
      { brand: "other", serialNumber: "0512345678", modelNumber: "" },
    ];
    const single = await Promise.all(
      checks.map((payload) => running.app.inject({ method: "POST", url: "/api/check", payload })),
    );
    await running.database.deleteFrom("water_heater_checks").execute();

    const answer = (await sendBatch(running, { checks })).json<BatchResult>();
    const { results: items, reasons, sources, makerReasons, models } = answer;
    for (const [index, response] of single.entries()) {
      const alone = response.json<CheckResult>();
      const { decoding, problem, makers = [], modelInfo, modelSource, modelEstimated, ...same } = alone;
      const item = items[index];
      expect(item).toMatchObject(same);
      expect(item?.problem?.code).toBe(problem?.code);
      for (const [place, date] of (item?.dates ?? []).entries()) {
        const candidate = decoding.candidates[place];
        expect([date.date, date.confidence]).toEqual([candidate?.date, candidate?.confidence]);
        expect(date.format).toBe(candidate?.format);
        expect(date.reasons.map((reason) => reasons[reason])).toEqual(candidate?.reasons);
        expect(date.sources.map((source) => sources[source])).toEqual(candidate?.sources);
      }
      expect(item?.makers?.length ?? 0).toBe(Math.min(makers.length, 3));
      for (const [place, maker] of (item?.makers ?? []).entries())
        expect(maker.reasons.map((reason) => makerReasons[reason])).toEqual(makers[place]?.reasons);
      const model = modelInfo && { modelInfo, modelSource, modelEstimated };
      expect(item?.model === undefined ? undefined : models[item.model]).toEqual(model);
    }
    expect(items[0]).toMatchObject({ dateCount: 2, dates: [{ date: "2005-08" }, { date: "1985-08" }] });
    expect(items[1]?.problem?.repairs).toEqual([
      { serial: "RH0504B01826", dates: ["2004-05"], dateCount: 1 },
    ]);
    expect(items[4]?.problem?.readings).toHaveLength(3);
    // The lists have no duplicates.
    for (const list of [reasons, makerReasons, sources, models])
      expect(new Set(list.map((entry) => JSON.stringify(entry))).size).toBe(list.length);
    expect(items.at(-1)?.problem?.brandCount).toBeGreaterThan(3);
    expect(await checkRows(running)).toMatchObject([
      {
        brand: "bradford-white",
        serial_number: "BH6511396",
        model_number: "M240T6FBN",
        manufacturing_date: "2005-08",
      },
      { brand: "rheem", serial_number: "RHO5O4B01826", model_number: null, manufacturing_date: null },
      { ...stored, model_number: null },
      { ...stored, model_number: "XG40T06EC36U1" },
      { brand: "other", serial_number: "0512345678", model_number: null, manufacturing_date: null },
    ]);
  });

  it("returns an error for each invalid check, and checks the others", async () => {
    const running = await service();
    const invalid = (code: string) => ({ success: false, invalid: bad(code) });
    const checks = [{ ...rheem, brand: "acme" }, { brand: "rheem" }, "RH0504B01826", rheem];
    expect(await results(checks, running)).toEqual([
      ...["brand-unknown", "serial-required", "invalid-request"].map(invalid),
      expect.objectContaining({ success: true, manufacturingDate: "2004-05", recorded: true }),
    ]);
    expect(await checkRows(running)).toHaveLength(1);
  });

  it("accepts 500 checks with long fields", async () => {
    const running = await service();
    const checks = Array.from({ length: 500 }, (_, index) => ({
      brand: "  Bradford White  ",
      serialNumber: ` S/N: BH 65 ${String(index).padStart(5, "0")} `,
      modelNumber: " M2-40 T6FBN ",
    }));
    const response = await sendBatch(running, JSON.stringify({ checks }, undefined, 8));
    expect(response.statusCode, response.body).toBe(200);
    const answered = response.json<{ readonly results: readonly BatchItem[] }>().results;
    expect(answered.map(({ serialNumber }) => serialNumber)).toEqual(
      checks.map((_, index) => `BH65${String(index).padStart(5, "0")}`),
    );
    expect(new Set(answered.map(({ success }) => success))).toEqual(new Set([true]));
    expect(new Set(answered.map(({ recorded }) => recorded))).toEqual(new Set([true]));
    expect(await checkRows(running)).toHaveLength(500);
  });

  it("lets other requests run in between", async () => {
    const running = await service();
    const checks = Array.from({ length: 500 }, (_, index) => ({
      brand: "other",
      serialNumber: `0833A${String(index).padStart(6, "0")}`,
    }));
    const began = performance.now();
    let done = false;
    let turns = 0;
    const count = () => {
      turns += 1;
      if (!done) setImmediate(count);
    };
    const call = results(checks, running).finally(() => {
      done = true;
    });
    setImmediate(count);
    await call;
    // At least one every 50 milliseconds, on a machine of any speed.
    expect(turns).toBeGreaterThan((performance.now() - began) / 50);
  });

  it("uses the language of the request", async () => {
    const response = await sendBatch(
      await service(),
      { checks: [{ brand: "", serialNumber: "" }, rheem] },
      { "accept-language": "de" },
    );
    expect(response.headers).toMatchObject({
      "content-language": "de",
      vary: expect.stringContaining("Accept-Language") as string,
    });
    const [invalid, valid] = response.json<{ readonly results: readonly BatchItem[] }>().results;
    expect(invalid?.invalid?.message).not.toBe(formatText("en", "errors", "brand-required"));
    expect(valid?.recommendation).not.toMatch(/^Replacement/u);
  });

  it("counts as one request for the rate limit", async () => {
    const limits = { ...defaults.limits, batch: { max: 2, window: 60_000 } };
    const running = await service({ settings: { limits } });
    const statuses = [];
    for (let call = 0; call < 3; call++)
      statuses.push((await sendBatch(running, { checks: [rheem] })).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe("POST /api/check/batch with an invalid batch", () => {
  const invalid = bad("invalid-request");

  it.each([
    ["no checks", { checks: [] }, bad("batch-empty")],
    ["501 checks", { checks: Array.from({ length: 501 }, () => ({})) }, bad("batch-too-long")],
    ["a field too many", { checks: [rheem], note: "x" }, invalid],
    ["broken JSON", '{"checks":[', bad("invalid-json")],
  ])("400 for %s", async (_name, payload, body) => {
    const running = await service();
    const response = await sendBatch(running, payload);
    expect(response.json()).toEqual(body);
    expect(response.statusCode).toBe(400);
    expect(await checkRows(running)).toEqual([]);
  });

  it("400 for values nested deeper than those of any check, unless they are text", async () => {
    const running = await service();
    const deep = `{"checks":${"[".repeat(32)}${"]".repeat(32)}}`;
    expect((await sendBatch(running, deep)).json()).toMatchObject({ code: "invalid-request", details: [] });
    const [text] = await results([{ ...rheem, serialNumber: `\\"${"[{".repeat(40)}` }], running);
    expect(text).toMatchObject({ success: false, invalid: { code: "serial-too-short" } });
  });

  it("413 for more than a megabyte", async () => {
    const response = await sendBatch(await service(), {
      checks: [{ ...rheem, modelNumber: "x".repeat(1024 * 1024) }],
    });
    expect(response.json()).toMatchObject({ statusCode: 413, code: "body-too-large" });
  });
});
