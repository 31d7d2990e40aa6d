import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@heater-age/run/postgres";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { migratedDatabase, type Service, service } from "../../test/service.ts";
import { connect } from "./connect.ts";
import { migrate } from "./migrate.ts";

/** Makes a check, which must be answered, and returns whether it was recorded. */
async function check({ app }: Service, checkId?: string): Promise<unknown> {
  const response = await app.inject({
    method: "POST",
    url: "/api/check",
    payload: { brand: "rheem", serialNumber: "RH0504B01826", checkId },
  });
  const { success, manufacturingDate, recorded } = response.json<Record<string, unknown>>();
  expect([response.statusCode, success, manufacturingDate]).toEqual([200, true, "2004-05"]);
  return recorded;
}

const rows = ({ database }: Service) => database.selectFrom("water_heater_checks").select("id").execute();

const stateLines = ({ log }: Service) => log.filter(({ msg }) => msg !== "answered").map(({ msg }) => msg);

const health = async ({ app }: Service) =>
  (await app.inject({ url: "/readyz" })).json<Record<string, unknown>>();

it("responds to checks without the database, and records them after it is back", async () => {
  const folder = await mkdtemp(join(tmpdir(), "heater-age-outage-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const start = () => startPostgres({ folder: join(folder, "data"), socket: join(folder, "socket") });

  let postgres = await start();
  const url = postgres.url();
  await migrate(url);
  const running = await service({ url });
  expect(await check(running)).toBe(true);

  // The connections are in use while the server stops.
  const during = await Promise.all([postgres.stop(), ...Array.from({ length: 50 }, () => check(running))]);
  expect(during).toHaveLength(51);
  const checkId = randomUUID();
  expect(await check(running, checkId)).toBe(false);
  expect(await health(running)).toMatchObject({ status: "ready", database: "down" });

  postgres = await start();
  onTestFinished(() => postgres.stop());
  expect(postgres.url()).toBe(url);
  await expect.poll(() => check(running), { timeout: 10_000, interval: 100 }).toBe(true);
  const before = await rows(running);
  expect([await check(running, checkId), await check(running, checkId)]).toEqual([true, true]);
  expect(await rows(running)).toHaveLength(before.length + 1);
  expect(await health(running)).toMatchObject({ status: "ready", database: "up" });
  expect(stateLines(running)).toEqual(["checks are not recorded", "checks are recorded again"]);
});

it("responds to checks while the database hangs, and records them after it continues", async () => {
  const url = await migratedDatabase();
  const running = await service({ url });
  const other = connect(url, "migrate");
  onTestFinished(() => other.destroy());

  await other.transaction().execute(async (transaction) => {
    await sql`lock table water_heater_checks in access exclusive mode`.execute(transaction);
    expect(await Promise.all(Array.from({ length: 30 }, () => check(running)))).toEqual(
      Array.from({ length: 30 }, () => false),
    );
  });
  await expect.poll(() => check(running), { timeout: 10_000, interval: 100 }).toBe(true);
  expect(stateLines(running)).toEqual(["checks are not recorded", "checks are recorded again"]);
});

it("responds to checks if a server accepts the connection but never responds", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void silent.close());
  await once(silent, "listening");
  const address = silent.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const running = await service({ url: `postgres://127.0.0.1:${port}/none` });
  expect(await check(running)).toBe(false);
  expect(await health(running)).toMatchObject({ database: "down", unrecordedChecks: 1 });
});
