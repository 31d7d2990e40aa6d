import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { check, sendCheck } from "../../../test/checks.ts";
import { now, type Service, service } from "../../../test/service.ts";
import type { ErrorBody } from "../../errors/schema.ts";
import { day } from "../../time/durations.ts";

// Made in May 2025, so that the age changes with the month.
const plate = { brand: "rheem", serialNumber: "RH0525B01826" };

const checkPlate = (running: Service, body: object) => check(running, { ...plate, ...body });

const rows = ({ database }: Service) =>
  database.selectFrom("water_heater_checks").select(["checked_at", "client_time"]).orderBy("id").execute();

const daysAgo = (days: number): string => new Date(now.getTime() - days * day).toISOString();

describe("a queued check", () => {
  it("is answered and recorded with the date of the check, and marked", async () => {
    const running = await service();
    const checkedAt = "2026-10-31T23:30:00-07:00";
    expect(await checkPlate(running, { checkedAt })).toMatchObject({
      manufacturingDate: "2025-05",
      ageYears: 1,
      ageMonths: 6,
      recorded: true,
      checkedAt: "2026-11-01T06:30:00.000Z",
      clientTime: true,
    });
    expect(await checkPlate(running, { checkedAt: "2026-10-31T23:30:00Z" })).toMatchObject({ ageMonths: 5 });
    expect(await rows(running)).toEqual([
      { checked_at: new Date(checkedAt), client_time: true },
      { checked_at: new Date("2026-10-31T23:30:00Z"), client_time: true },
    ]);
  });

  it("is recorded once per ID, with the first time that was sent", async () => {
    const running = await service();
    const checkId = randomUUID();
    await checkPlate(running, { checkId, checkedAt: daysAgo(8) });
    await checkPlate(running, { checkId, checkedAt: daysAgo(3) });
    expect(await rows(running)).toEqual([{ checked_at: new Date(daysAgo(8)), client_time: true }]);
  });

  it.each(["yesterday", "2026-11-19T09:30:00", "2016-12-31T23:59:60Z"])("400 for %s", async (checkedAt) => {
    const running = await service();
    const response = await sendCheck(running, { ...plate, checkedAt });
    expect(response.statusCode).toBe(400);
    expect(response.json<ErrorBody>()).toMatchObject({
      code: "checked-at-invalid",
      details: [{ field: "/checkedAt", code: "checked-at-invalid" }],
    });
    expect(await rows(running)).toEqual([]);
  });
});
