import { type Kysely, sql } from "kysely";
import type { AiAnswerTable, Database } from "../db/schema.ts";
import type { Answer } from "./answer.ts";

type AnswerKey = Pick<AiAnswerTable, "brand" | "language_model" | "model_key">;

/** Returns a stored answer, which is null if the language model does not know the model. */
export const findAnswer = (database: Kysely<Database>, key: AnswerKey) =>
  database
    .selectFrom("ai_answers")
    .select(["answer", "created_at"])
    .$narrowType<{ readonly answer: Answer | null }>()
    .where((each) => each.and({ ...key }))
    .executeTakeFirst();

/** Stores an answer and replaces an earlier one. */
export async function keepAnswer(
  database: Kysely<Database>,
  key: AnswerKey,
  { answer, created_at }: { readonly answer: Answer | null; readonly created_at: Date },
): Promise<void> {
  const row = { answer: answer && JSON.stringify(answer), created_at };
  await database
    .insertInto("ai_answers")
    .values({ ...key, ...row })
    .onConflict((conflict) => conflict.columns(["brand", "model_key", "language_model"]).doUpdateSet(row))
    .execute();
}

/**
 * Counts a question, over all instances, if the limit allows it.
 *
 * @param day `YYYY-MM-DD`. The counts of earlier days are deleted.
 * @returns whether the question may be sent.
 */
export async function takeQuestion(
  database: Kysely<Database>,
  day: string,
  questionsPerDay: number,
): Promise<boolean> {
  const { rows } = await sql`
    with earlier as (delete from ai_questions where day < ${day})
    insert into ai_questions as known (day, questions) values (${day}, 1)
    on conflict (day) do update set questions = known.questions + 1 where known.questions < ${questionsPerDay}
    returning questions`.execute(database);
  return rows.length > 0;
}
