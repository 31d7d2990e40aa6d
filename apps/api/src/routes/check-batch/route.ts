import { createHash } from "node:crypto";
import type { FastifyRequest, FastifySchema } from "fastify";
import Type, { type Static, type TSchema } from "typebox";
import { invalidPlate } from "../../checks/invalid-check.ts";
import type { CheckRow } from "../../checks/queries.ts";
import { plateFaults } from "../../checks/result.ts";
import { RatingPlate } from "../../checks/schema.ts";
import { ApiError } from "../../errors/codes.ts";
import { invalidRequest, withFaults } from "../../errors/invalid-request.ts";
import { negotiateLanguage } from "../../plugins/language.ts";
import { identifyVisitor } from "../../plugins/rate-limit.ts";
import { schemaRef } from "../../schema/named-schema.ts";
import type { Route } from "../dependencies.ts";
import { boundBatches } from "./bound-batches.ts";
import { answerCsv } from "./csv-answer.ts";
import { decodeCsv } from "./csv-read.ts";
import { answerJson } from "./json-answer.ts";
import type { BatchContext } from "./check-all.ts";
import { BatchRequest, BatchResult, maxChecks, maxNamed, UncheckedBatch } from "./schema.ts";

const table = Type.Unsafe<string>({
  type: "string",
  description: `One row per check, at most ${maxChecks}, below a heading row.`,
  examples: ["brand,serialNumber\r\nrheem,RH0504B01826\r\n"],
});

const toBody = (batch: TSchema) => ({
  content: { "application/json": { schema: batch }, "text/csv": { schema: table } },
});

/** Describes the checks, too, which the route validates one by one. */
const swaggerTransform = ({ schema, url }: { readonly schema: FastifySchema; readonly url: string }) => ({
  schema: { ...schema, body: toBody(schemaRef(BatchRequest)) },
  url,
});

const singleCheck = schemaRef(RatingPlate);

const invalidBatch = invalidRequest({ "/checks": { minItems: "batch-empty", maxItems: "batch-too-long" } });

/** Maximum bytes of a table, with room for other columns and white space. */
export const maxCsvBytes = 1024 * 1024;

/** Maximum bytes of checks in JSON: five times the longest. */
export const maxJsonBytes = 256 * 1024;

/** Returns the UUID of a check of a batch, so that a batch sent again is recorded once. */
const checkId = (batchId: string, index: number): string =>
  createHash("sha256").update(`${batchId.toLowerCase()} ${index}`).digest("hex").slice(0, 32);

/** Returns the rows of a batch with their ids, if the caller named the batch. */
const withIds = (rows: readonly CheckRow[], batchId: string | undefined): readonly CheckRow[] =>
  batchId === undefined ? rows : rows.map((row, index) => ({ ...row, check_id: checkId(batchId, index) }));

/** Maximum depth of values in JSON: more than those of any check. */
const maxDepth = 32;

/** Returns whether values in JSON are nested deeper than that, which would take long to parse. */
function isDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  for (const character of json) {
    if (isText) {
      isText = isEscaped || character !== '"';
      isEscaped = !isEscaped && character === "\\";
    } else if (character === '"') isText = true;
    else if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}

/** `POST /api/check/batch`: many checks in one call, as JSON or as a table. */
export const checkBatchRoute: Route = async (app, { models, now, recorder }) => {
  boundBatches(app);
  app.addContentTypeParser(
    "text/csv",
    { parseAs: "buffer", bodyLimit: maxCsvBytes },
    async ({ headers }: FastifyRequest, body: Buffer) => {
      const charset = /;\s*charset\s*=\s*"?(?<name>[^\s;"]+)/iu.exec(headers["content-type"] ?? "");
      if (charset && !/^utf-?8$/iu.test(charset.groups?.["name"] ?? "")) throw new ApiError("csv-encoding");
      return decodeCsv(body);
    },
  );
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string", bodyLimit: maxJsonBytes },
    (request, body, done) => {
      if (isDeep(body)) done(new ApiError("invalid-request"));
      else void parseJson(request, body, done);
    },
  );
  app.post(
    "/api/check/batch",
    {
      config: {
        limit: "batch",
        isPublic: true,
        swaggerTransform,
      },
      schemaErrorFormatter: invalidBatch,
      serializerCompiler: () => JSON.stringify,
      schema: {
        operationId: "checkBatch",
        summary: "Read the ages of many water heaters",
        description: `At most ${maxChecks} checks, each with its own result or problem, in order. A response has at most one megabyte. To fit, a row has at most three dates, brands and makers, with their full number. It refers to reasons, sources and models in lists after the rows. A CSV table is answered with the same table and more columns. It must be UTF-8. Its first row names the columns \`brand\`, \`serialNumber\` and optionally \`modelNumber\` and \`note\`, in any order. Cells are separated by commas, semicolons or tabs. Cells that look like a formula come back with a leading apostrophe. An error after the first rows is reported in a last row, under \`problem\` and \`message\`.`,
        tags: ["check"],
        body: toBody(UncheckedBatch),
        response: {
          200: {
            description: "The result of each check.",
            content: {
              "application/json": { schema: schemaRef(BatchResult) },
              "text/csv": { schema: table },
            },
          },
        },
      },
    },
    async (request, reply) => {
      // Without a content type, a request has no body.
      const { body = {} } = request as { readonly body?: string | Partial<Static<typeof BatchRequest>> };
      const language = negotiateLanguage(request, reply);
      const batchId = typeof body === "string" ? undefined : body.id;
      const batch: BatchContext = {
        checkedAt: now(),
        language,
        record: (rows) => recorder.record(withIds(rows, batchId), identifyVisitor(request)),
        models,
        budget: app.budgetOf(request, reply),
      };

      if (typeof body === "string") {
        const answer = await answerCsv(body, batch);
        return reply
          .type("text/csv; charset=utf-8; header=present")
          .header("content-disposition", 'attachment; filename="water-heater-ages.csv"')
          .send(answer);
      }

      const { checks } = body;
      if (checks === undefined) throw new ApiError("invalid-request");
      const isCheck = request.compileValidationSchema(singleCheck);
      const inputs = checks.map((check) =>
        isCheck(check)
          ? check
          : withFaults(invalidPlate(isCheck.errors?.slice(0, maxNamed) ?? []), plateFaults(check)),
      );
      return reply.type("application/json; charset=utf-8").send(await answerJson(inputs, batch));
    },
  );
};
