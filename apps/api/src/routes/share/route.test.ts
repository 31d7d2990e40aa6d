import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { now, type Service, service } from "../../../test/service.ts";

const share = ({ app }: Service, payload: object) =>
  app.inject({ method: "POST", url: "/api/share", payload });

const rows = ({ database }: Service) =>
  database.selectFrom("share_counters").selectAll().orderBy("type").orderBy("platform").execute();

const website = { type: "website", platform: "facebook" };

describe("POST /api/share", () => {
  it("204, and counts by type and platform", async () => {
    const clock = { now };
    const running = await service({ now: () => clock.now });
    const later = new Date("2026-11-21T00:00:00.000Z");
    const response = await share(running, website);
    expect(response.statusCode, response.body).toBe(204);
    expect(response.body).toBe("");
    clock.now = later;
    for (const body of [
      website,
      { type: "result", platform: "facebook" },
      { type: "website", platform: "sms" },
    ]) {
      expect((await share(running, body)).statusCode).toBe(204);
    }
    const id = expect.any(Number) as number;
    expect(await rows(running)).toEqual([
      { id, type: "result", platform: "facebook", count: 1, last_shared_at: later },
      { id, type: "website", platform: "facebook", count: 2, last_shared_at: later },
      { id, type: "website", platform: "sms", count: 1, last_shared_at: later },
    ]);
  });

  it("keeps the latest time when clocks differ", async () => {
    const clock = { now };
    const running = await service({ now: () => clock.now });
    await share(running, website);
    clock.now = new Date("2026-11-19T00:00:00.000Z");
    await share(running, website);
    expect(await rows(running)).toMatchObject([{ count: 2, last_shared_at: now }]);
  });

  it("counts 100 concurrent shares", async () => {
    const running = await service();
    const bodies = Array.from({ length: 100 }, (_, index) =>
      index % 4 === 0 ? { type: "result", platform: "copy", resultId: "any text \u0000" } : website,
    );
    const answers = await Promise.all(bodies.map((body) => share(running, body)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect(await rows(running)).toMatchObject([
      { type: "result", platform: "copy", count: 25 },
      { type: "website", platform: "facebook", count: 75 },
    ]);
  });

  it("counts a share once per id", async () => {
    const running = await service();
    const id = randomUUID();
    const answers = await Promise.all(
      [id, id, id.toUpperCase(), id, randomUUID()].map((one) => share(running, { ...website, id: one })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect(await rows(running)).toMatchObject([{ count: 2 }]);
  });

  it("counts each platform, and all unknown ones together", async () => {
    const known = ["copy", "email", "facebook", "linkedin", "native", "reddit", "sms", "twitter", "whatsapp"];
    const running = await service();
    for (const platform of [...known, "myspace", "Facebook", "", "x".repeat(10_000)]) {
      expect((await share(running, { type: "website", platform })).statusCode).toBe(204);
    }
    const counts = (await rows(running)).map(({ platform, count }) => [platform, count]);
    expect(Object.fromEntries(counts)).toEqual({
      ...Object.fromEntries(known.map((platform) => [platform, 1])),
      other: 4,
    });
  });
});
