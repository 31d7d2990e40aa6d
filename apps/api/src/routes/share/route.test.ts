import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeReport, unknownId } from "../../../test/reports.ts";
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

  it.each(["facebook", "twitter", "linkedin", "whatsapp", "reddit", "email", "sms", "copy", "native"])(
    "204 for %s",
    async (platform) => {
      const running = await service();
      expect((await share(running, { type: "result", platform })).statusCode).toBe(204);
      expect(await rows(running)).toMatchObject([{ type: "result", platform, count: 1 }]);
    },
  );

  it("counts 100 concurrent shares", async () => {
    const running = await service();
    const { id } = await makeReport(running);
    const bodies = Array.from({ length: 100 }, (_, index) =>
      index % 4 === 0 ? { type: "result", platform: "copy", resultId: id } : website,
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

  it.each(["", "1", unknownId, "any text \u0000 of 40 characters or whatever"])(
    "204 for the unknown ID %j",
    async (resultId) => {
      const running = await service();
      const response = await share(running, { type: "result", platform: "copy", resultId });
      expect(response.statusCode, response.body).toBe(204);
      expect(await rows(running)).toMatchObject([{ type: "result", platform: "copy", count: 1 }]);
    },
  );

  it("204 for a deleted report", async () => {
    const running = await service();
    const { id, deletionToken } = await makeReport(running);
    const authorization = `Bearer ${deletionToken}`;
    await running.app.inject({ method: "DELETE", url: `/api/reports/${id}`, headers: { authorization } });
    expect((await share(running, { type: "result", platform: "copy", resultId: id })).statusCode).toBe(204);
    expect(await rows(running)).toMatchObject([{ type: "result", platform: "copy", count: 1 }]);
  });

  it("counts all unknown platforms together", async () => {
    const running = await service();
    for (const platform of ["myspace", "Facebook", "", "x".repeat(10_000)]) {
      expect((await share(running, { type: "website", platform })).statusCode).toBe(204);
    }
    expect(await rows(running)).toMatchObject([{ type: "website", platform: "other", count: 4 }]);
  });

  it.each([
    ["no type", { platform: "copy" }],
    ["no platform", { type: "website" }],
    ["another type", { type: "brand", platform: "copy" }],
    ["a platform that is no text", { type: "website", platform: 1 }],
    ["an id that is no text", { ...website, resultId: 1 }],
    ["a field too many", { ...website, count: 1000 }],
    ["a list", [website]],
    ["an id that is no random UUID", { ...website, id: "00000000-0000-0000-0000-000000000000" }],
  ])("400 for %s", async (_name, body) => {
    const running = await service();
    const response = await share(running, body);
    expect(response.json()).toEqual({
      statusCode: 400,
      code: "invalid-request",
      error: "Bad Request",
      details: expect.any(Array) as unknown,
      message: "Invalid request. Please check your input and try again.",
    });
    expect(response.statusCode).toBe(400);
    expect(await rows(running)).toEqual([]);
  });
});
