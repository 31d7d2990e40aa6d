import { randomBytes, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { readDocument } from "../../test/document.ts";
import { check, counting, keys, post, rows } from "../../test/keyed.ts";
import { defaults, nowhere, service } from "../../test/service.ts";
import { ApiError } from "../errors/codes.ts";

const other = { brand: "ge", serialNumber: "GE0118A12345" };

/** Returns a gate to wait for. */
function gate() {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe("a request that is repeated with its key", () => {
  it("gets the first response, and is recorded once", async () => {
    const running = await service();
    const key = randomUUID();
    const first = await post(running, "/api/check", key);
    const second = await post(running, "/api/check", key);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.json()).toEqual(first.json());
    expect(second.headers["content-type"]).toBe(first.headers["content-type"]);
    expect(second.headers["content-language"]).toBe("en");
    expect(first.headers["idempotency-replayed"]).toBeUndefined();
    expect(second.headers["idempotency-replayed"]).toBe("true");
    expect(await rows(running)).toBe(1);
  });

  it("runs again without a key, and with another key", async () => {
    const running = await service();
    for (const key of [undefined, undefined, randomUUID(), randomUUID()])
      expect((await post(running, "/api/check", key)).headers["idempotency-replayed"]).toBeUndefined();
    expect(await rows(running)).toBe(4);
  });

  it("has a separate key for each route", async () => {
    const { running, done } = await counting((times) => ({ times }));
    const key = randomUUID();
    expect((await post(running, "/api/check", key)).statusCode).toBe(200);
    expect((await post(running, "/api/count", key)).json()).toEqual({ times: 1 });
    expect(done.times).toBe(1);
  });

  it("runs once for twenty concurrent requests", async () => {
    const running = await service();
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 20 }, () => post(running, "/api/check", key)));
    const done = responses.filter(({ statusCode }) => statusCode === 200);
    const refused = responses.filter(({ statusCode }) => statusCode === 409);
    expect(done.length + refused.length).toBe(20);
    expect(done.filter(({ headers }) => headers["idempotency-replayed"] === undefined)).toHaveLength(1);
    expect(new Set(done.map(({ body }) => body)).size).toBe(1);
    expect(await rows(running)).toBe(1);
  });

  it("gets a complete streamed response", async () => {
    const { running, done } = await counting((times) => Readable.from([`a,${times}\r\n`, "b,ä\r\n"]));
    const key = randomUUID();
    const bodies = [await post(running, "/api/count", key), await post(running, "/api/count", key)];
    expect(bodies.map(({ body }) => body)).toEqual(["a,1\r\nb,ä\r\n", "a,1\r\nb,ä\r\n"]);
    expect(done.times).toBe(1);
  });

  it("is refused if its response is too long to store", async () => {
    const { running } = await counting(() => "x".repeat(64 * 1024));
    expect((await post(running, "/api/count", randomUUID())).statusCode).toBe(500);
  });

  it("gets the age and the date of the first request, even on the next day", async () => {
    const clock = { now: new Date("2026-11-30T23:59:59.000Z") };
    const running = await service({ now: () => clock.now });
    const key = randomUUID();
    const first = await post(running, "/api/check", key);
    clock.now = new Date("2026-12-01T00:00:01.000Z");
    expect((await post(running, "/api/check", key)).body).toBe(first.body);
    expect((await post(running, "/api/check", randomUUID())).json()).not.toMatchObject(
      first.json<{ readonly ageMonths: number }>(),
    );
  });

  it("gets each check marked as recorded or not, as in the first response", async () => {
    const settings = { recording: { ...defaults.recording, queue: 1 } };
    const running = await service({ settings });
    const key = randomUUID();
    const checks = { checks: [check, other, check] };
    const first = await post(running, "/api/check/batch", key, checks);
    const { results } = first.json<{ readonly results: readonly { readonly recorded: boolean }[] }>();
    expect(results.map(({ recorded }) => recorded)).toEqual([true, false, false]);
    expect((await post(running, "/api/check/batch", key, checks)).body).toBe(first.body);
    expect(await rows(running)).toBe(1);
  });
});

const bodies = {
  "/api/check": check,
  "/api/check/batch": { checks: [check, other] },
  "/api/generate-report": check,
  "/api/share": { type: "website", platform: "facebook" },
  "/api/contact": {
    name: "Jane Doe",
    email: "jane@example.com",
    subject: "A brand that is not listed",
    message: "My heater’s brand is not on your list.",
  },
  "/api/corrections": {
    brand: "rheem",
    serialNumber: "RH 0504B01826",
    printedDate: "2004-05",
    seenOn: "rating-plate",
  },
} as const;

describe("endpoints with idempotency keys", () => {
  it("are those that write for a visitor", async () => {
    const { calls } = await readDocument();
    const taking = calls.filter(({ parameters = [] }) =>
      parameters.some(({ name }) => name === "idempotency-key"),
    );
    expect(taking.map(({ path }) => path).toSorted()).toEqual(Object.keys(bodies).toSorted());
  });

  it.each(Object.entries(bodies))("%s replays its response", async (url, payload) => {
    const running = await service();
    const key = randomUUID();
    const [first, second] = [await post(running, url, key, payload), await post(running, url, key, payload)];
    expect(first.statusCode).toBeLessThan(300);
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    expect(second.headers["content-type"]).toBe(first.headers["content-type"]);
    expect(second.headers["idempotency-replayed"]).toBe("true");
  });

  it("/api/check/batch replays a table, and records its checks once", async () => {
    const running = await service();
    const request = {
      method: "POST",
      url: "/api/check/batch",
      headers: { "content-type": "text/csv", "idempotency-key": randomUUID() },
      payload: "brand,serialNumber\r\nrheem,RH0504B01826\r\nge,GE0118A12345\r\n",
    } as const;
    const [first, second] = [await running.app.inject(request), await running.app.inject(request)];
    expect(first.statusCode).toBe(200);
    expect(second.body).toBe(first.body);
    for (const name of ["content-type", "content-disposition"])
      expect(second.headers[name]).toBe(first.headers[name]);
    expect(await rows(running)).toBe(2);
  });
});

describe("an idempotency key", () => {
  it("400 idempotency-key-invalid for fewer than 22 characters if the response contains a secret", async () => {
    const running = await service();
    const response = await post(running, "/api/generate-report", "order-2026-11-20-0001");
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: "idempotency-key-invalid",
      message: "Idempotency-Key needs 22 to 128 letters, digits or symbols, without spaces.",
    });
    for (const key of [randomUUID(), randomBytes(16).toString("base64url"), randomBytes(16).toString("hex")])
      expect((await post(running, "/api/generate-report", key)).statusCode).toBe(200);
  });

  it("422 idempotency-key-reused in another language, and the same response in the same language", async () => {
    const running = await service();
    const key = randomUUID();
    const ask = (language: string) =>
      post(running, "/api/check", key, check, { "accept-language": language });
    const first = await ask("de");
    expect((await ask("de-CH, en;q=0.5")).body).toBe(first.body);
    for (const language of ["en", "fr"])
      expect((await ask(language)).json()).toMatchObject({ code: "idempotency-key-reused" });
  });

  it.each(["short", "x".repeat(15), "x".repeat(129), "sixteen of words", "sechzehn-zeichen-ä"])(
    "400 idempotency-key-invalid for %j",
    async (key) => {
      const running = await service();
      const response = await post(running, "/api/check", key);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({
        statusCode: 400,
        code: "idempotency-key-invalid",
        error: "Bad Request",
        details: expect.any(Array) as unknown,
        message: "Idempotency-Key needs 16 to 128 letters, digits or symbols, without spaces.",
      });
      expect(await rows(running)).toBe(0);
    },
  );

  it.each(["x".repeat(16), "!".repeat(128)])("may be %j", async (key) => {
    expect((await post(await service(), "/api/check", key)).statusCode).toBe(200);
  });

  it("422 idempotency-key-reused for a different request", async () => {
    const running = await service();
    const key = randomUUID();
    await post(running, "/api/check", key);
    const response = await post(running, "/api/check", key, other);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      statusCode: 422,
      code: "idempotency-key-reused",
      error: "Unprocessable Entity",
      details: expect.any(Array) as unknown,
      message: "This Idempotency-Key belongs to another request. Use a new one.",
    });
    expect((await post(running, "/api/check", key)).headers["idempotency-replayed"]).toBe("true");
  });

  it("409 idempotency-in-progress while the first request runs", async () => {
    const start = gate();
    const end = gate();
    const { running } = await counting(async (times) => {
      start.open();
      await end.opened;
      return { times };
    });
    const key = randomUUID();
    const first = post(running, "/api/count", key);
    await Promise.race([first, start.opened]);
    const second = await post(running, "/api/count", key);
    expect(second.statusCode).toBe(409);
    expect(second.headers["retry-after"]).toBe("1");
    expect(second.json()).toEqual({
      statusCode: 409,
      code: "idempotency-in-progress",
      error: "Conflict",
      details: expect.any(Array) as unknown,
      message: "This request is still running. Try again in a moment.",
    });
    end.open();
    expect((await first).json()).toEqual({ times: 1 });
    expect((await post(running, "/api/count", key)).json()).toEqual({ times: 1 });
  });

  it("is free again after an error, so that the request can be retried", async () => {
    const { running } = await counting((times) => {
      if (times === 1) throw new Error("broken");
      if (times === 2) throw new ApiError("report-not-decodable");
      return { times };
    });
    const key = randomUUID();
    const statuses = [];
    for (let time = 1; time <= 4; time++) statuses.push((await post(running, "/api/count", key)).statusCode);
    expect(statuses).toEqual([500, 422, 200, 200]);
    expect((await post(running, "/api/count", key)).json()).toEqual({ times: 3 });
  });

  it("is not used by an invalid request", async () => {
    const running = await service();
    const key = randomUUID();
    expect((await post(running, "/api/check", key, { brand: "rheem" })).statusCode).toBe(400);
    expect(await keys(running)).toEqual([]);
    expect((await post(running, "/api/check", key)).statusCode).toBe(200);
  });

  it("is taken over from a dead process, but only by the same request", async () => {
    const running = await service();
    const key = randomUUID();
    await post(running, "/api/check", key);
    const die = (since: string) =>
      sql`update idempotency_keys set status = null, answer = null, held_since = now() - ${since}::interval`.execute(
        running.database,
      );
    await die("29 seconds");
    expect((await post(running, "/api/check", key)).statusCode).toBe(409);
    await die("31 seconds");
    expect((await post(running, "/api/check", key, other)).statusCode).toBe(422);
    const responses = await Promise.all(Array.from({ length: 8 }, () => post(running, "/api/check", key)));
    const anew = responses.filter(
      ({ statusCode, headers }) => statusCode === 200 && headers["idempotency-replayed"] === undefined,
    );
    expect(anew).toHaveLength(1);
    expect(await rows(running)).toBe(2);
  });

  it("does not let a late process overwrite the response of the one that took over", async () => {
    const ends = [gate(), gate()];
    const starts = [gate(), gate()];
    const { running } = await counting(async (times) => {
      starts[times - 1]?.open();
      await ends[times - 1]?.opened;
      return { times };
    });
    const key = randomUUID();
    const late = post(running, "/api/count", key);
    await Promise.race([late, starts[0]?.opened]);
    await sql`update idempotency_keys set held_since = now() - interval '1 hour'`.execute(running.database);
    const second = post(running, "/api/count", key);
    await Promise.race([second, starts[1]?.opened]);
    for (const end of ends) end.open();
    expect((await late).json()).toEqual({ times: 1 });
    expect((await second).json()).toEqual({ times: 2 });
    expect((await post(running, "/api/count", key)).json()).toEqual({ times: 2 });
  });
});

describe("stored responses", () => {
  it("do not reveal the key, the request or the response", async () => {
    const { running } = await counting(() => ({ deletionToken: "for the creator alone" }));
    const key = randomUUID();
    await post(running, "/api/count", key, { secret: "what was asked" });
    const [row] = await keys(running);
    expect(row).toMatchObject({ route: "POST /api/count", status: 200 });
    const text = Object.values(row ?? {})
      .map((value) => (Buffer.isBuffer(value) ? value.toString("latin1") : String(value)))
      .join();
    for (const secret of [key, "what was asked", "deletionToken", "for the creator alone"])
      expect(text).not.toContain(secret);
  });
});

describe("without a database", () => {
  it("responds to a check anyway", async () => {
    const running = await service({ url: nowhere });
    const response = await post(running, "/api/check", randomUUID());
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ success: true, recorded: false });
  });

  it("503 database-unavailable where idempotency is required", async () => {
    const running = await service({ url: nowhere });
    running.app.post("/api/count", { config: { idempotent: "kept" } }, async () => ({ done: true }));
    const response = await post(running, "/api/count", randomUUID());
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ code: "database-unavailable" });
  });
});

it("refuses a body that is too large, with or without a key", async () => {
  const running = await service();
  const response = await post(running, "/api/check", randomUUID(), { brand: "x".repeat(65_536) });
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([413, "body-too-large"]);
});
