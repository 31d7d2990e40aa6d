import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@heater-age/run/postgres";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { check, checkRows } from "../../test/checks.ts";
import { openDatabase } from "../../test/recorded.ts";
import { migratedDatabase, type Service, service } from "../../test/service.ts";
import { migrate } from "./migrate.ts";

/** Makes a check, which must be answered, and returns whether it was recorded. */
async function isRecorded(running: Service, checkId?: string): Promise<boolean> {
  const payload = { brand: "rheem", serialNumber: "RH0504B01826", checkId };
  const { manufacturingDate, recorded } = await check(running, payload);
  expect(manufacturingDate).toBe("2004-05");
  return recorded;
}

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
  expect(await isRecorded(running)).toBe(true);

  // The connections are in use while the server stops.
  const during = await Promise.all([
    postgres.stop(),
    ...Array.from({ length: 50 }, () => isRecorded(running)),
  ]);
  expect(during).toHaveLength(51);
  const checkId = randomUUID();
  expect(await isRecorded(running, checkId)).toBe(false);
  expect(await health(running)).toMatchObject({ status: "ready", database: "down" });

  postgres = await start();
  onTestFinished(() => postgres.stop());
  expect(postgres.url()).toBe(url);
  await expect.poll(() => isRecorded(running), { timeout: 10_000, interval: 100 }).toBe(true);
  const before = await checkRows(running);
  expect([await isRecorded(running, checkId), await isRecorded(running, checkId)]).toEqual([true, true]);
  expect(await checkRows(running)).toHaveLength(before.length + 1);
  expect(await health(running)).toMatchObject({ status: "ready", database: "up" });
  expect(stateLines(running)).toEqual(["checks are not recorded", "checks are recorded again"]);
});

it("responds to checks while the database hangs, and records them after it continues", async () => {
  const url = await migratedDatabase();
  const running = await service({ url });
  const other = openDatabase(url);

  await other.transaction().execute(async (transaction) => {
    await sql`lock table water_heater_checks in access exclusive mode`.execute(transaction);
    expect(await Promise.all(Array.from({ length: 30 }, () => isRecorded(running)))).toEqual(
      Array.from({ length: 30 }, () => false),
    );
  });
  await expect.poll(() => isRecorded(running), { timeout: 10_000, interval: 100 }).toBe(true);
  expect(stateLines(running)).toEqual(["checks are not recorded", "checks are recorded again"]);
});

it("responds to checks if a server accepts the connection but never responds", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void silent.close());
  await once(silent, "listening");
  const address = silent.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const running = await service({ url: `postgres://127.0.0.1:${port}/none` });
  expect(await isRecorded(running)).toBe(false);
  expect(await health(running)).toMatchObject({ database: "down", unrecordedChecks: 1 });
});
