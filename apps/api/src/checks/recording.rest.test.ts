import { expect, it } from "vitest";
import { countChecks, openDatabase } from "../../test/recorded.ts";
import { migratedDatabase } from "../../test/service.ts";
import { ask, startOn } from "../../test/started.ts";

/** Sends a check, and returns whether it was recorded. Rejects without a response. */
async function check(port: number, serialNumber: string): Promise<boolean> {
  const answer = await ask(port, "/api/check", { brand: "rheem", serialNumber });
  return (answer as { readonly recorded: boolean }).recorded;
}

it("a service that is killed has stored every check that it reported", { timeout: 120_000 }, async () => {
  const url = await migratedDatabase();
  const { port, child, exit } = await startOn(url, { RECORD_WAIT_MS: "10000" });
  const recorded: string[] = [];
  let sent = 0;
  // Each of a thousand clients sends one check after another until the service stops.
  const call = async (): Promise<never> => {
    for (;;) {
      const one = `QX${String(sent).padStart(8, "0")}`;
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
  const rows = await database.selectFrom("water_heater_checks").select("serial_number").execute();
  const stored = new Set(rows.map(({ serial_number }) => serial_number));
  expect(recorded.filter((one) => !stored.has(one))).toEqual([]);
  expect(await countChecks(database)).toEqual([stored.size, stored.size, stored.size]);
});
