import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type Service, service } from "../../../test/service.ts";

const plate = {
  brand: "rheem",
  serialNumber: "RH 0504B01826",
  printedDate: "2004-05",
  seenOn: "rating-plate",
  note: "MFG. DATE 05/2004",
};

const send = ({ app }: Service, payload: object, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({ method: "POST", url: "/api/corrections", payload, headers });

const stored = ({ database }: Service) =>
  database.selectFrom("corrections").selectAll().orderBy("id").execute();

describe("POST /api/corrections", () => {
  it("200, stores the correction with our reading of the same number", async () => {
    const running = await service();
    const response = await send(running, plate, { "accept-language": "de" });
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toEqual({ success: true, agreement: "agrees" });
    expect(await stored(running)).toEqual([
      {
        id: "1",
        brand: "rheem",
        serial_number: "RH0504B01826",
        serial_as_typed: "RH 0504B01826",
        printed_date: "2004-05",
        seen_on: "rating-plate",
        note: "MFG. DATE 05/2004",
        language: "de",
        agreement: "agrees",
        decoded_dates: ["2004-05"],
        decoder_version: expect.stringMatching(/^\d+\.\d+\.\d+/u) as string,
        created_at: expect.any(Date) as Date,
        correction_id: null,
      },
    ]);
  });

  it.each([
    [
      "a date of several",
      { brand: "bradford-white", serialNumber: "BH6511396", printedDate: "1985" },
      "ambiguous",
    ],
    ["another date", { printedDate: "2005-W04" }, "contradicts"],
    [
      "a number without a date",
      { brand: "seisco", serialNumber: "103475818", printedDate: "2016" },
      "no-date",
    ],
    ["a number without a date", { serialNumber: "XXXXXXXXX999" }, "no-date"],
    [
      "the name of a brand",
      { brand: "A. O. Smith", serialNumber: "1836111786352", printedDate: "2018-09-04" },
      "agrees",
    ],
    ["a day that is here tomorrow", { printedDate: "2026-11-21" }, "contradicts"],
  ])("200 for %s", async (_name, change, agreement) => {
    const running = await service();
    const response = await send(running, { ...plate, ...change });
    expect(response.json(), response.body).toEqual({ success: true, agreement });
    expect(await stored(running)).toMatchObject([{ agreement }]);
  });

  it("200 without a note, and removes control characters from one", async () => {
    const running = await service();
    const { note: _note, ...without } = plate;
    expect((await send(running, without)).statusCode).toBe(200);
    expect((await send(running, { ...plate, note: "  \u202E \n " })).statusCode).toBe(200);
    expect((await send(running, { ...plate, note: " Top\r\nleft\u0000 🔥 " })).statusCode).toBe(200);
    expect((await stored(running)).map(({ note }) => note)).toEqual([null, null, "Top left 🔥"]);
  });

  it.each([
    ["an empty brand", { brand: " " }, "brand-required"],
    ["a brand of no list", { brand: "acme" }, "correction-brand"],
    ["a short serial number", { serialNumber: "A1" }, "serial-too-short"],
    ["no date", { printedDate: undefined }, "correction-date"],
    ["no place", { seenOn: undefined }, "correction-place"],
    ["a photo", { photo: "data:" }, "invalid-request"],
  ])("400 for %s, and stores nothing", async (_name, change, code) => {
    const running = await service();
    const response = await send(running, { ...plate, ...change });
    expect(response.json(), response.body).toMatchObject({ statusCode: 400, code });
    expect(await stored(running)).toEqual([]);
  });

  it("stores a correction once per id, and answers as for the first", async () => {
    const running = await service();
    const id = randomUUID();
    const changed = { ...plate, id, printedDate: "2010-01" };
    for (const body of [{ ...plate, id }, { ...plate, id }, changed]) {
      expect((await send(running, body)).json()).toEqual({ success: true, agreement: "agrees" });
    }
    expect(await stored(running)).toHaveLength(1);
  });
});

describe("GET /api/corrections", () => {
  const operatorToken = "a-token-of-the-operator";
  const authorization = `Bearer ${operatorToken}`;
  const running = () => service({ settings: { operatorToken } });
  const read = (
    { app }: Service,
    query = "",
    headers: Readonly<Record<string, string>> = { authorization },
  ) => app.inject({ url: `/api/corrections${query}`, headers });
  interface List {
    readonly corrections: readonly { readonly id: string }[];
    readonly next?: string;
  }

  it("200 with all corrections, newest first", async () => {
    const current = await running();
    await send(current, plate);
    const papers = {
      brand: "bradford-white",
      serialNumber: "BH6511396",
      printedDate: "2005-08",
      seenOn: "papers",
    };
    await send(current, papers);
    const response = await read(current);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toEqual({
      corrections: [
        {
          id: "2",
          ...papers,
          language: "en",
          agreement: "ambiguous",
          decodedDates: ["2005-08", "1985-08"],
          decoderVersion: expect.any(String) as string,
          createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/u) as string,
        },
        expect.objectContaining({ id: "1", ...plate, agreement: "agrees" }),
      ],
    });
  });

  it("200 with a page, and its next", async () => {
    const current = await running();
    await send(current, plate);
    const { id: _id, ...row } = await current.database
      .selectFrom("corrections")
      .selectAll()
      .executeTakeFirstOrThrow();
    await current.database
      .insertInto("corrections")
      .values(Array.from({ length: 100 }, () => ({ ...row, decoded_dates: "[]" })))
      .execute();
    const { corrections, next } = (await read(current)).json<List>();
    expect([corrections.length, next]).toEqual([100, "2"]);
    const last = (await read(current, `?before=${next}`)).json<List>();
    expect(last).toEqual({ corrections: [expect.objectContaining({ id: "1" })] });
  });

  it.each(["?before=0", "?before=x", "?other=1"])("400 for %s", async (query) => {
    expect((await read(await running(), query)).json()).toMatchObject({ code: "invalid-request" });
  });

  it("401 without the operator's token", async () => {
    const current = await running();
    for (const headers of [{}, { authorization: "Bearer x" }])
      expect((await read(current, "", headers)).json()).toMatchObject({ code: "operator-only" });
  });

  it("405 without a configured token", async () => {
    expect((await read(await service())).json()).toMatchObject({ code: "method-not-allowed" });
  });
});
