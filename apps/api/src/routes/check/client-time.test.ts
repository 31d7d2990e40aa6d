import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { now, type Service, service } from "../../../test/service.ts";
import type { CheckResult } from "../../checks/schema.ts";
import type { ErrorBody } from "../../errors/schema.ts";
import { day } from "../../time/durations.ts";

// Made in May 2025, so that the age changes with the month.
const plate = { brand: "rheem", serialNumber: "RH0525B01826" };

const send = ({ app }: Service, body: object, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({ method: "POST", url: "/api/check", headers, payload: { ...plate, ...body } });

async function check(...sent: Parameters<typeof send>): Promise<CheckResult> {
  const response = await send(...sent);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<CheckResult>();
}

const rows = ({ database }: Service) =>
  database.selectFrom("water_heater_checks").select(["checked_at", "client_time"]).orderBy("id").execute();

const daysCounted = async ({ database }: Service): Promise<readonly string[]> => {
  const counts = await database
    .selectFrom("check_counts")
    .select(sql<string>`day::text`.as("day"))
    .execute();
  return counts.map((count) => count.day);
};

const daysAgo = (days: number): string => new Date(now.getTime() - days * day).toISOString();

describe("a queued check", () => {
  it("is answered and recorded with the date of the check, and marked", async () => {
    const running = await service();
    const checkedAt = "2026-10-31T23:30:00-07:00";
    expect(await check(running, { checkedAt })).toMatchObject({
      manufacturingDate: "2025-05",
      ageYears: 1,
      ageMonths: 6,
      recorded: true,
      checkedAt: "2026-11-01T06:30:00.000Z",
      clientTime: true,
    });
    expect(await check(running, { checkedAt: "2026-10-31T23:30:00Z" })).toMatchObject({ ageMonths: 5 });
    expect(await rows(running)).toEqual([
      { checked_at: new Date(checkedAt), client_time: true },
      { checked_at: new Date("2026-10-31T23:30:00Z"), client_time: true },
    ]);
    expect((await daysCounted(running)).toSorted()).toEqual(["2026-10-31", "2026-11-01"]);
  });

  it("is kept for a time more than 30 days ago", async () => {
    const running = await service();
    const checkedAt = daysAgo(30);
    expect(await check(running, { checkedAt: daysAgo(31) })).toMatchObject({ recorded: true, checkedAt });
    expect(await rows(running)).toEqual([{ checked_at: new Date(checkedAt), client_time: true }]);
  });

  it("is recorded once per ID, with the first time that was sent", async () => {
    const running = await service();
    const checkId = randomUUID();
    await check(running, { checkId, checkedAt: daysAgo(8) });
    await check(running, { checkId, checkedAt: daysAgo(3) });
    expect(await rows(running)).toEqual([{ checked_at: new Date(daysAgo(8)), client_time: true }]);
  });

  it.each(["yesterday", "2026-11-19T09:30:00", "2016-12-31T23:59:60Z"])("400 for %s", async (checkedAt) => {
    const running = await service();
    const response = await send(running, { checkedAt });
    expect(response.statusCode).toBe(400);
    expect(response.json<ErrorBody>()).toMatchObject({
      code: "checked-at-invalid",
      details: [{ field: "/checkedAt", code: "checked-at-invalid" }],
    });
    expect(await rows(running)).toEqual([]);
  });
});
