import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { schemaRef } from "../../schema/named-schema.ts";
import type { Batch, BatchInput } from "./run.ts";
import { BatchItem, BatchLists, mostAnswerBytes } from "./schema.ts";

// Serializers are cached by schema, so it has to be the same object each time.
const itemSchema = { ...schemaRef(BatchItem) };
const listsSchema = { ...BatchLists };

/** Number of characters sent together. */
const pieceLength = 16 * 1024;

/**
 * Responds to checks in JSON, in the format of `BatchResult`, while the rows are written. The lists that the rows
 * refer to come after them.
 *
 * @throws {ApiError} when the checks are rejected.
 */
export async function answerJson(
  inputs: readonly BatchInput[],
  { run, lists }: Batch,
  reply: FastifyReply,
): Promise<Readable> {
  const writeItem = reply.compileSerializationSchema(itemSchema);
  const writeLists = reply.compileSerializationSchema(listsSchema);
  const items = await run(inputs);
  async function* text() {
    let piece = '{"results":[';
    let separator = "";
    for await (const item of items) {
      piece += separator + writeItem(item);
      separator = ",";
      if (piece.length < pieceLength) continue;
      yield piece;
      piece = "";
    }
    yield `${piece}],${writeLists(lists()).slice(1)}`;
  }
  return Readable.from(text(), { objectMode: false, highWaterMark: mostAnswerBytes });
}
