import { formatText } from "@heater-age/messages/server";
import { expect, it } from "vitest";
import { check } from "../../../test/checks.ts";
import { expectIndexed } from "../../../test/explain.ts";
import { emptyDatabase, type Service, service } from "../../../test/service.ts";
import { countChecks } from "./queries.ts";

const stats = ({ app }: Service, headers = {}) => app.inject({ url: "/api/stats", headers });

const none = [
  { ageBand: "good", count: 0 },
  { ageBand: "monitor", count: 0 },
  { ageBand: "replace", count: 0 },
  { ageBand: "unreadable", count: 0 },
];

it("200 with zeros before the first check", async () => {
  const response = await stats(await service());
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ totalChecks: 0, byBrand: [], byAgeBand: none });
});

it("200 with the checks by brand, most frequent first, and by age", async () => {
  const running = await service();
  for (const serialNumber of ["RH0504B01826", "RHO5O4B01826", "RH0525B01826"])
    await check(running, { brand: "rheem", serialNumber });
  await check(running, { brand: "other", serialNumber: "0512345678" });
  await check(running, { brand: "ao-smith", serialNumber: "1836111786352" });
  const response = await stats(running);
  expect(response.json()).toEqual({
    totalChecks: 5,
    byBrand: [
      { brand: "rheem", label: "Rheem", count: 3 },
      { brand: "ao-smith", label: "A. O. Smith", count: 1 },
      { brand: "other", label: formatText("en", "form", "other"), count: 1 },
    ],
    byAgeBand: [
      { ageBand: "good", count: 1 },
      { ageBand: "monitor", count: 1 },
      { ageBand: "replace", count: 1 },
      { ageBand: "unreadable", count: 2 },
    ],
  });
  expect(response.headers["cache-control"]).toBe("public, max-age=300, stale-while-revalidate=3600");
});

it("200 with counts beyond 32 bits", async () => {
  const running = await service();
  await running.database
    .insertInto("check_totals")
    .values({ brand: "rheem", age_band: "good", checks: 9_000_000_000 })
    .execute();
  expect((await stats(running)).json()).toMatchObject({ totalChecks: 9_000_000_000 });
});

it("reads as many rows as there are brands and ages, for any number of days", async () => {
  const { database } = await service();
  await expectIndexed(database, countChecks, ["check_totals"]);
});

it("503 while the database is not migrated", async () => {
  const response = await stats(await service({ url: await emptyDatabase() }));
  expect([response.statusCode, response.json()]).toEqual([
    503,
    expect.objectContaining({ statusCode: 503, code: "database-unavailable" }),
  ]);
});
