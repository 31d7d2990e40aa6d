import { expect, it, onTestFinished } from "vitest";
import { migratedDatabase } from "../../test/service.ts";
import { connect } from "../db/connect.ts";
import { readCatalogue } from "./catalogue.ts";
import { seedModels } from "./seed.ts";

async function open() {
  const url = await migratedDatabase();
  const database = connect(url, "migrate");
  onTestFinished(() => database.destroy());
  const models = () => database.selectFrom("models").selectAll().orderBy("id").execute();
  return { url, database, models };
}

it("stores every row of the catalog in the database", async () => {
  const { url, models } = await open();
  expect(await seedModels(url)).toBe(true);
  const { rows } = await readCatalogue();
  const stored = (await models()).map(({ id: _id, imported_at: _time, ...row }) => row);
  expect(stored).toEqual(rows);
});

it("does nothing if the version is already stored", async () => {
  const { url, models } = await open();
  await seedModels(url);
  const before = await models();
  expect(await seedModels(url)).toBe(false);
  expect(await models()).toEqual(before);
});

it("seeds once when several instances start simultaneously", async () => {
  const { url, models } = await open();
  const done = await Promise.all(Array.from({ length: 5 }, () => seedModels(url)));
  expect(done.filter(Boolean)).toHaveLength(1);
  expect(await models()).toHaveLength((await readCatalogue()).rows.length);
});

it("updates changed rows and removes old ones, without touching other sources or equal rows", async () => {
  const { url, database, models } = await open();
  await seedModels(url);
  const before = await models();
  const changed = before[0];
  if (changed === undefined) throw new Error("the catalogue is empty");
  await database.updateTable("data_versions").set({ version: "older" }).execute();
  await database
    .updateTable("models")
    .set({ facts: '{"capacityGallons":999,"features":[]}' })
    .where("id", "=", changed.id)
    .execute();
  const { id: _id, imported_at: _time, ...stored } = changed;
  const row = { ...stored, facts: JSON.stringify(stored.facts) };
  await database
    .insertInto("models")
    .values([
      { ...row, model: "GONE-1", model_pattern: "GONE1", model_key: "GONE1" },
      { ...row, origin: "doe", model: "KEPT-1", model_pattern: "KEPT1", model_key: "KEPT1" },
    ])
    .execute();

  expect(await seedModels(url)).toBe(true);
  const after = await models();
  const kept = after.filter(({ origin }) => origin !== "catalogue").map(({ model }) => model);
  expect(kept).toEqual(["KEPT-1"]);
  expect(after.filter(({ origin, id }) => origin === "catalogue" && id !== changed.id)).toEqual(
    before.slice(1),
  );
  expect(after.find(({ id }) => id === changed.id)).toEqual({
    ...changed,
    imported_at: expect.any(Date) as Date,
  });
});
