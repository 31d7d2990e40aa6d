import { sql } from "kysely";
import { expect, it } from "vitest";
import { expectIndexed } from "../../../test/explain.ts";
import { makeReport } from "../../../test/reports.ts";
import { now, service } from "../../../test/service.ts";
import { digest } from "../../plugins/bearer.ts";
import { eraseReport, insertReport, reportById } from "./queries.ts";

const whole = {
  id: "AAAAAAAAAAAAAAAAAAAAAA",
  brand: "rheem",
  serial_number: "RH0504B01826",
  candidates: "[{}]",
  picked: 0,
  decoder_version: "1.0.0",
  checked_at: now,
  deletion_token_hash: digest("x"),
} as const;

it("finds and erases a report by its index", async () => {
  const running = await service();
  const { id } = await makeReport(running);
  let erased: readonly unknown[] = [];
  await expectIndexed(running.database, async (database) => {
    await eraseReport(database, id, { removed: "deleted", at: now }).execute();
    erased = await reportById(database, id).execute();
  });
  expect(erased).toMatchObject([{ id, removed: "deleted" }]);
});

it.each([
  ["about a date that it does not have", { picked: 1 }],
  ["about no date", { picked: -1 }],
  ["without dates", { candidates: "[]" }],
] as const)("the database refuses a report %s", async (_name, change) => {
  const { database } = await service();
  await expect(insertReport(database, { ...whole, ...change }).execute()).rejects.toThrow(
    /reports_whole_or_empty/u,
  );
});

it("the database keeps nothing of a deleted report", async () => {
  const { database } = await service();
  await insertReport(database, whole).execute();
  const removed = database.updateTable("reports").set({ removed: "deleted", removed_at: now });
  await expect(removed.execute()).rejects.toThrow(/reports_whole_or_empty/u);
  await expect(removed.set({ brand: null }).execute()).rejects.toThrow(/reports_whole_or_empty/u);
  await eraseReport(database, whole.id, { removed: "deleted", at: now }).execute();
  await expect(
    sql`update reports set disambiguation = '[]' where id = ${whole.id}`.execute(database),
  ).rejects.toThrow(/reports_whole_or_empty/u);
});
