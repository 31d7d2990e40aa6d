import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { check, counting, keys, post, rows } from "../../test/keyed.ts";
import { databaseWithModels, now, type Service, service } from "../../test/service.ts";

describe("the storage for idempotency", () => {
  const dear = { brand: "other", serialNumber: "0512345678" };
  const stored = async ({ database }: Service): Promise<readonly number[]> => {
    const answers = await database
      .selectFrom("idempotency_keys")
      .select(sql<number>`coalesce(octet_length(answer), 0)`.as("bytes"))
      .orderBy("bytes", "desc")
      .execute();
    return answers.map(({ bytes }) => bytes);
  };

  it.each([
    [
      "a list",
      { "content-type": "application/json" },
      JSON.stringify({ checks: Array.from({ length: 500 }, () => dear) }),
    ],
    [
      "a table",
      { "content-type": "text/csv" },
      `brand,serialNumber,note\n${`other,0512345678,${"x".repeat(1000)}\n`.repeat(500)}`,
    ],
  ])("uses a kilobyte for %s of 500 checks, and replays the same response", async (_name, type, payload) => {
    const running = await service();
    const headers = { ...type, "idempotency-key": randomUUID() };
    const send = () => running.app.inject({ method: "POST", url: "/api/check/batch", headers, payload });
    const first = await send();
    expect(first.statusCode).toBe(200);
    expect((await stored(running))[0]).toBeLessThan(1024);
    const second = await send();
    expect(second.headers["idempotency-replayed"]).toBe("true");
    expect(second.body === first.body).toBe(true);
    expect(await rows(running)).toBe(500);
  });

  it("is limited to 64 kB per entry in the table, for any writer", async () => {
    const running = await service();
    await post(running, "/api/check", randomUUID());
    const write = (bytes: number) =>
      running.database
        .updateTable("idempotency_keys")
        .set({ answer: Buffer.alloc(bytes) })
        .execute();
    await write(65_536);
    await expect(write(65_537)).rejects.toThrow("idempotency_keys_answer_bounded");
  });

  it("is limited per visitor and hour: 429 where idempotency is required, normal responses elsewhere", async () => {
    const clock = { now };
    const { running, done } = await counting(() => "x".repeat(60_000), { now: () => clock.now });
    const from = (remoteAddress: string, key: string) =>
      running.app.inject({
        method: "POST",
        url: "/api/count",
        remoteAddress,
        headers: { "idempotency-key": key },
        payload: check,
      });
    const first = randomUUID();
    const statuses = [(await from("192.0.2.1", first)).statusCode];
    for (let time = 1; time < 40; time++) statuses.push((await from("192.0.2.1", randomUUID())).statusCode);
    expect(statuses).toEqual(Array.from({ length: 40 }, (_, time) => (time < 34 ? 200 : 429)));
    const refused = await from("192.0.2.1", randomUUID());
    expect(refused.json()).toMatchObject({ code: "too-many-requests" });
    // The clock says half past nine.
    expect(refused.headers["retry-after"]).toBe("1800");
    expect((await from("192.0.2.1", first)).headers["idempotency-replayed"]).toBe("true");
    expect(done.times).toBe(34);
    expect((await from("192.0.2.2", randomUUID())).statusCode).toBe(200);
    clock.now = new Date(now.getTime() + 1_800_000);
    expect((await from("192.0.2.1", randomUUID())).statusCode).toBe(200);
  });

  it("is limited overall: checks continue without idempotency, other requests get 429", async () => {
    const running = await service({ settings: { idempotencyBytes: 0 } });
    const key = randomUUID();
    for (let time = 0; time < 2; time++) {
      const response = await post(running, "/api/check", key);
      expect([response.statusCode, response.headers["idempotency-replayed"]]).toEqual([200, undefined]);
    }
    expect(await rows(running)).toBe(2);
    const share = { type: "website", platform: "copy" };
    const response = await post(running, "/api/share", key, share);
    expect([response.statusCode, response.json()]).toMatchObject([429, { code: "too-many-requests" }]);
    expect((await post(running, "/api/share", undefined, share)).statusCode).toBe(204);
    expect(await keys(running)).toEqual([]);
  });

  it("is measured at runtime, and reserves half for requests that require idempotency", async () => {
    const clock = { now };
    // Far from the size of the four responses on both sides, because PostgreSQL adds pages of its own during cleanup.
    // The size of a new table, without the space of rows that earlier tests have deleted.
    const url = await databaseWithModels();
    const running = await service({ url, now: () => clock.now, settings: { idempotencyBytes: 500_000 } });
    const share = { type: "website", platform: "copy" };
    await post(running, "/api/share", randomUUID(), share);
    await running.database
      .insertInto("idempotency_keys")
      .values(
        Array.from({ length: 4 }, () => ({
          route: "POST /api/other",
          key_hash: randomBytes(32),
          fingerprint: randomBytes(32),
          holder: randomUUID(),
          status: 200,
          answer: randomBytes(65_536),
        })),
      )
      .execute();
    clock.now = new Date(now.getTime() + 10_000);
    const line = "idempotency keys are not kept";
    await post(running, "/api/share", randomUUID(), share);
    await expect.poll(() => running.log.map(({ msg }) => msg)).toContain(line);
    await post(running, "/api/check", randomUUID());
    expect((await keys(running)).map(({ route }) => route).toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => "POST /api/other"),
      "POST /api/share",
      "POST /api/share",
    ]);
  });
});
