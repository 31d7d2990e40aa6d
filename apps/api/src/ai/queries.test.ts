import { expect, it, onTestFinished } from "vitest";
import { expectIndexed } from "../../test/explain.ts";
import { migratedDatabase } from "../../test/service.ts";
import { connect } from "../db/connect.ts";
import { findAnswer, keepAnswer, takeQuestion } from "./queries.ts";

const key = { brand: "rheem", model_key: "XYZ50", language_model: "test-model" };

async function open() {
  const url = await migratedDatabase();
  const database = connect(url);
  onTestFinished(() => database.destroy());
  return database;
}

it("stores responses and finds them by key", async () => {
  const database = await open();
  await expectIndexed(database, (noting) => findAnswer(noting, key));
  await expectIndexed(database, (noting) =>
    keepAnswer(noting, key, { answer: null, created_at: new Date() }),
  );
});

it("replaces an earlier response of the same language model only", async () => {
  const database = await open();
  const [earlier, later] = [new Date("2026-11-01T00:00:00Z"), new Date("2026-11-20T00:00:00Z")];
  await keepAnswer(database, key, { answer: null, created_at: earlier });
  await keepAnswer(database, key, { answer: null, created_at: later });
  expect(await findAnswer(database, key)).toEqual({ answer: null, created_at: later });
  expect(await findAnswer(database, { ...key, language_model: "other" })).toBeUndefined();
});

it("counts concurrent questions exactly, and keeps only today's count", async () => {
  const database = await open();
  const ask = (day: string) => Promise.all(Array.from({ length: 20 }, () => takeQuestion(database, day, 7)));
  expect((await ask("2026-11-19")).filter(Boolean)).toHaveLength(7);
  expect((await ask("2026-11-20")).filter(Boolean)).toHaveLength(7);
  expect(await database.selectFrom("ai_questions").select("questions").execute()).toEqual([{ questions: 7 }]);
});
