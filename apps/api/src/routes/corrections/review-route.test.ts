import { brands, decode } from "@heater-age/decoder";
import { agreement } from "@heater-age/decoder/proof";
import { describe, expect, it } from "vitest";
import { now, nowhere, type Service, service } from "../../../test/service.ts";

const operatorToken = "a-token-of-the-operator";
const authorization = `Bearer ${operatorToken}`;
const running = () => service({ settings: { operatorToken } });

const rheem = {
  brand: "rheem",
  serialNumber: "RH 0504B01826",
  printedDate: "2004-05",
  seenOn: "rating-plate",
};
const bradford = {
  brand: "bradford-white",
  serialNumber: "BH6511396",
  printedDate: "2005-08",
  seenOn: "papers",
};
const wrong = { ...rheem, serialNumber: "RH 0604B01826", seenOn: "other-label" };

async function sent(current: Service, ...corrections: readonly object[]): Promise<void> {
  for (const payload of corrections) {
    const response = await current.app.inject({ method: "POST", url: "/api/corrections", payload });
    expect(response.statusCode, response.body).toBe(200);
  }
}

const read = ({ app }: Service, query = "", headers: Readonly<Record<string, string>> = { authorization }) =>
  app.inject({ url: `/api/corrections${query}`, headers });

const decide = (
  { app }: Service,
  id: string,
  payload: object,
  headers: Readonly<Record<string, string>> = { authorization },
) => app.inject({ method: "POST", url: `/api/corrections/${id}/decision`, payload, headers });

const ids = async (current: Service, query = "") =>
  (await read(current, query))
    .json<{ readonly corrections: readonly { readonly id: string }[] }>()
    .corrections.map(({ id }) => id);

describe("GET /api/corrections", () => {
  it("200 with pending corrections, newest first", async () => {
    const current = await running();
    await sent(current, rheem, { ...bradford, note: "Invoice" });
    const response = await read(current);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toEqual({
      corrections: [
        {
          id: "2",
          ...bradford,
          note: "Invoice",
          language: "en",
          agreement: "ambiguous",
          decodedDates: ["2005-08", "1985-08"],
          decoderVersion: expect.any(String) as string,
          status: "new",
          createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/u) as string,
        },
        expect.objectContaining({ id: "1", ...rheem, agreement: "agrees" }),
      ],
    });
  });

  it("200 with all pages", async () => {
    const current = await running();
    const row = {
      brand: "rheem",
      serial_number: "RH0504B01826",
      serial_as_typed: "RH0504B01826",
      printed_date: "2004",
      seen_on: "papers",
      language: "en",
      agreement: "agrees",
      decoded_dates: "[]",
      decoder_version: "0.1.0",
    } as const;
    await current.database
      .insertInto("corrections")
      .values(Array.from({ length: 101 }, () => row))
      .execute();
    const first = (await read(current)).json<{ readonly next: string }>();
    expect(first.next).toBe("2");
    expect(await ids(current)).toHaveLength(100);
    expect(await ids(current, `?before=${first.next}`)).toEqual(["1"]);
  });

  it.each(["?status=old", "?before=0", "?before=x", "?other=1"])("400 for %s", async (query) => {
    expect((await read(await running(), query)).json()).toMatchObject({ code: "invalid-request" });
  });
});

describe("POST /api/corrections/{id}/decision", () => {
  it("204, and the last decision wins", async () => {
    const current = await running();
    await sent(current, rheem, bradford);
    expect((await decide(current, "1", { decision: "rejected", note: "Not\nlegible" })).statusCode).toBe(204);
    expect(await ids(current)).toEqual(["2"]);
    const rejected = (await read(current, "?status=rejected")).json<object>();
    expect(rejected).toMatchObject({
      corrections: [
        { id: "1", status: "rejected", reviewNote: "Not legible", reviewedAt: now.toISOString() },
      ],
    });
    expect((await decide(current, "1", { decision: "accepted" })).statusCode).toBe(204);
    expect(await ids(current, "?status=accepted")).toEqual(["1"]);
    expect(await ids(current, "?status=rejected")).toEqual([]);
  });

  it.each(["3", "0", "-1", "x", "9".repeat(18), "9".repeat(40)])("404 for %s", async (id) => {
    const response = await decide(await running(), id, { decision: "accepted" });
    expect(response.json()).toMatchObject({ statusCode: 404, code: "correction-not-found" });
  });

  it.each([{}, { decision: "perhaps" }, { decision: "accepted", note: "x".repeat(1001) }])(
    "400 for %j",
    async (payload) => {
      const current = await running();
      await sent(current, rheem);
      expect((await decide(current, "1", payload)).json()).toMatchObject({ code: "invalid-request" });
      expect(await ids(current)).toEqual(["1"]);
    },
  );
});

describe("GET /api/corrections/cases", () => {
  it("200 without cases if nothing is accepted", async () => {
    const current = await running();
    await sent(current, rheem);
    const response = await read(current, "/cases");
    expect([response.statusCode, response.body]).toEqual([200, ""]);
  });

  it("200 with one case per line, which passes with the current decoder unless it contradicts it", async () => {
    const current = await running();
    await sent(current, rheem, wrong, bradford, rheem);
    for (const id of ["1", "2", "3"]) await decide(current, id, { decision: "accepted" });
    const response = await read(current, "/cases");
    expect(response.headers["content-type"]).toBe("application/jsonl; charset=utf-8");
    expect(response.body.endsWith("\n")).toBe(true);
    const cases = response.body
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Readonly<Record<string, string>>);
    const first = await current.database
      .selectFrom("corrections")
      .select("created_at")
      .orderBy("id")
      .executeTakeFirstOrThrow();
    const day = first.created_at.toISOString().slice(0, 10);
    expect(cases).toEqual([
      {
        brand: "bradford-white",
        serial: "BH6511396",
        is: "2005-08 or 1985-08",
        evidence: "published",
        from: `correction 3 of ${day}, papers`,
      },
      {
        brand: "rheem",
        serial: "RH 0504B01826",
        is: "2004-05",
        evidence: "plate",
        known: "2004-05",
        from: `correction 1 of ${day}, rating plate`,
      },
      {
        brand: "rheem",
        serial: "RH 0604B01826",
        is: "2004-05",
        evidence: "plate",
        known: "2004-05",
        from: `correction 2 of ${day}, label on the heater`,
      },
    ]);
    const decoding = decode(brands.rheem, wrong.serialNumber, { today: "2026-11-20" });
    expect(agreement(decoding, "2004-05")).toBe("contradicts");
  });
});

describe("the operator's endpoints", () => {
  it("401 without the operator's token, and change nothing", async () => {
    const current = await running();
    await sent(current, rheem);
    for (const headers of [{}, { authorization: "Bearer x" }]) {
      const answers = [
        await read(current, "", headers),
        await read(current, "/cases", headers),
        await decide(current, "1", { decision: "accepted" }, headers),
      ];
      for (const answer of answers) expect(answer.json()).toMatchObject({ code: "operator-only" });
    }
    expect(await ids(current)).toEqual(["1"]);
  });

  it("do not exist without a configured token", async () => {
    const current = await service();
    expect((await read(current)).json()).toMatchObject({ code: "method-not-allowed" });
    expect((await read(current, "/cases")).json()).toMatchObject({ code: "not-found" });
    expect((await decide(current, "1", { decision: "accepted" })).json()).toMatchObject({
      code: "not-found",
    });
  });

  it("503 when the database cannot be reached", async () => {
    const current = await service({ url: nowhere, settings: { operatorToken } });
    for (const answer of [
      await read(current),
      await read(current, "/cases"),
      await decide(current, "1", { decision: "accepted" }),
    ]) {
      expect(answer.json()).toMatchObject({ code: "database-unavailable" });
    }
  });
});
