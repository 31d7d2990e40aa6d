import { expect, it } from "vitest";
import { expectIndexed } from "../../test/explain.ts";
import { openDatabase } from "../../test/recorded.ts";
import { migratedDatabase } from "../../test/service.ts";
import { findAnswer, keepAnswer, takeQuestion } from "./queries.ts";

const key = { brand: "rheem", model_key: "XYZ50", language_model: "test-model" };

it("stores responses and finds them by an index", async () => {
  const database = openDatabase(await migratedDatabase());
  await expectIndexed(database, (noting) => findAnswer(noting, key));
  await expectIndexed(database, (noting) =>
    keepAnswer(noting, key, { answer: null, created_at: new Date() }),
  );
});

it("replaces an earlier response of the same language model only", async () => {
  const database = openDatabase(await migratedDatabase());
  const [earlier, later] = [new Date("2026-11-01T00:00:00Z"), new Date("2026-11-20T00:00:00Z")];
  await keepAnswer(database, key, { answer: null, created_at: earlier });
  await keepAnswer(database, key, { answer: null, created_at: later });
  expect(await findAnswer(database, key)).toEqual({ answer: null, created_at: later });
  expect(await findAnswer(database, { ...key, language_model: "other" })).toBeUndefined();
});

it("keeps only today's count of questions", async () => {
  const database = openDatabase(await migratedDatabase());
  for (const day of ["2026-11-19", "2026-11-20"]) await takeQuestion(database, day, 7);
  expect(await database.selectFrom("ai_questions").select("day").execute()).toHaveLength(1);
});
