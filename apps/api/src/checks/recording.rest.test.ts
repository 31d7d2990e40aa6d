import type { Kysely } from "kysely";
import { describe, expect, it } from "vitest";
import { countChecks, openDatabase } from "../../test/recorded.ts";
import { emptyDatabase, migratedDatabase } from "../../test/service.ts";
import { ask, startOn } from "../../test/started.ts";
import type { Database } from "../db/schema.ts";

const readSerials = async (database: Kysely<Database>): Promise<readonly string[]> =>
  (await database.selectFrom("water_heater_checks").select("serial_number").execute()).map(
    ({ serial_number }) => serial_number,
  );

const serial = (index: number): string => `QX${String(index).padStart(8, "0")}`;

/** Sends a check, and returns whether it was recorded. Rejects without a response. */
async function check(port: number, serialNumber: string): Promise<boolean> {
  const answer = await ask(port, "/api/check", { brand: "rheem", serialNumber });
  return (answer as { readonly recorded: boolean }).recorded;
}

describe("a service that is killed during a thousand checks", () => {
  it(
    "has stored every row that it reported as recorded, with matching counts",
    { timeout: 120_000 },
    async () => {
      const url = await migratedDatabase();
      const { port, child, exit } = await startOn(url, { RECORD_WAIT_MS: "10000" });
      const recorded: string[] = [];
      let sent = 0;
      // Each of a thousand clients sends one check after another until the service stops.
      const call = async (): Promise<never> => {
        for (;;) {
          const one = serial(sent);
          sent += 1;
          if (await check(port, one)) recorded.push(one);
          if (recorded.length === 1200) child.kill("SIGKILL");
        }
      };
      await Promise.allSettled(Array.from({ length: 1000 }, call));
      expect(await exit).toEqual([null, "SIGKILL"]);
      expect(recorded.length).toBeGreaterThanOrEqual(1200);
      expect(recorded.length).toBeLessThan(sent);

      const database = openDatabase(url);
      const stored = new Set(await readSerials(database));
      expect(recorded.filter((one) => !stored.has(one))).toEqual([]);
      expect(await countChecks(database)).toEqual([stored.size, stored.size, stored.size]);
    },
  );
});

describe("two services on one database", () => {
  it("record and count correctly", { timeout: 120_000 }, async () => {
    const url = await emptyDatabase();
    const wait = { RECORD_WAIT_MS: "10000" };
    const services = await Promise.all([startOn(url, wait), startOn(url, wait)]);
    const serials = Array.from({ length: 1000 }, (_, index) => serial(index));
    const ports = services.map(({ port }) => port);
    const answers = await Promise.all(serials.map((one, index) => check(ports[index % 2] ?? 0, one)));
    const recorded = serials.filter((_serial, index) => answers[index]);
    expect(recorded.length).toBeGreaterThan(0);
    const database = openDatabase(url);
    const stored = await readSerials(database);
    // A slow database can lose records, but none that were confirmed.
    expect(recorded.filter((one) => !stored.includes(one))).toEqual([]);
    expect(new Set(stored).size).toBe(stored.length);
    expect(await countChecks(database)).toEqual([stored.length, stored.length, stored.length]);
  });
});
