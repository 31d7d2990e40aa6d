import type { FastifyReply } from "fastify";
import { schemaRef } from "../../schema/named-schema.ts";
import { createSlices } from "../../time/slices.ts";
import { type BatchContext, type BatchInput, checkAll } from "./check-all.ts";
import { createLists } from "./lists.ts";
import { BatchItem, BatchLists } from "./schema.ts";

// Serializers are cached by schema, so it has to be the same object each time.
const itemSchema = { ...schemaRef(BatchItem) };
const listsSchema = { ...BatchLists };

/**
 * Responds to checks in the format of `BatchResult`, row by row, so that other requests get their turn.
 *
 * @throws {ApiError} when the visitor has no budget for them.
 */
export async function answerJson(
  inputs: readonly BatchInput[],
  context: BatchContext,
  reply: FastifyReply,
): Promise<string> {
  const writeItem = reply.compileSerializationSchema(itemSchema);
  const writeLists = reply.compileSerializationSchema(listsSchema);
  const lists = createLists();
  const slices = createSlices();
  const items: string[] = [];
  for (const item of await checkAll(inputs, lists, slices, context)) {
    if (slices.isOver()) await slices.next();
    items.push(writeItem(item));
  }
  const entries = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.entries]));
  return `{"results":[${items.join(",")}],${writeLists(entries).slice(1)}`;
}
