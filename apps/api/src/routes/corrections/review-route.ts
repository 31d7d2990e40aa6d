import type { Selectable } from "kysely";
import Type from "typebox";
import { caseOf } from "./case-of.ts";
import { unknownCorrection } from "./input.ts";
import { acceptedCorrections, decideCorrection, listCorrections } from "./queries.ts";
import {
  CorrectionDecision,
  CorrectionList,
  CorrectionParams,
  CorrectionQuery,
  correctionReviewSchemas,
  mostListed,
} from "./schema.ts";
import { utcDay } from "../../time/utc-day.ts";
import type { CorrectionTable } from "../../db/schema.ts";
import { invalidRequest } from "../../errors/invalid-request.ts";
import { errorResponses } from "../../errors/schema.ts";
import { oneLine } from "../../text/plain-text.ts";
import { operatorOnly } from "../../plugins/operator.ts";
import { schemaRef } from "../../schema/named-schema.ts";
import type { OperatorRoute } from "../dependencies.ts";

const invalidDecision = invalidRequest();

const toCorrection = (row: Selectable<CorrectionTable>) => ({
  id: row.id,
  brand: row.brand,
  serialNumber: row.serial_as_typed,
  printedDate: row.printed_date,
  seenOn: row.seen_on,
  ...(row.note !== null && { note: row.note }),
  language: row.language,
  agreement: row.agreement,
  decodedDates: [...row.decoded_dates],
  decoderVersion: row.decoder_version,
  status: row.status,
  ...(row.review_note !== null && { reviewNote: row.review_note }),
  ...(row.reviewed_at !== null && { reviewedAt: row.reviewed_at.toISOString() }),
  createdAt: row.created_at.toISOString(),
});

/** `/api/corrections`: the operator lists corrections, decides on them, and exports accepted ones as cases. */
export const reviewCorrectionsRoute: OperatorRoute = async (app, { now, database, operatorToken }) => {
  for (const schema of correctionReviewSchemas) app.addSchema(schema);
  const common = { tags: ["operation"], security: [{ operatorToken: [] }] };
  const mistakes = { ...errorResponses } as const;

  app.get(
    "/api/corrections",
    {
      config: { limit: "read", errors: ["database-unavailable"] },
      onRequest: operatorOnly(operatorToken),
      schema: {
        ...common,
        operationId: "listCorrections",
        summary: "List corrections",
        description: "For the operator. Returns pending corrections, unless `status` asks for others.",
        querystring: CorrectionQuery,
        response: { 200: schemaRef(CorrectionList), ...mistakes },
      },
    },
    async ({ query: { status = "new", before } }) => {
      const rows = await listCorrections(database, {
        status,
        before,
      }).execute();
      const page = rows.slice(0, mostListed);
      const next = rows.length > mostListed ? page.at(-1)?.id : undefined;
      return { corrections: page.map(toCorrection), ...(next !== undefined && { next }) };
    },
  );

  app.post(
    "/api/corrections/:id/decision",
    {
      config: { limit: "read", errors: ["correction-not-found", "database-unavailable"] },
      onRequest: operatorOnly(operatorToken),
      schemaErrorFormatter: (found, context) =>
        context === "params" ? unknownCorrection() : invalidDecision(found),
      schema: {
        ...common,
        operationId: "decideCorrection",
        summary: "Accept or reject a correction",
        description: "For the operator. A second decision replaces the first.",
        params: CorrectionParams,
        body: schemaRef(CorrectionDecision),
        response: { 204: Type.Null({ description: "The decision is stored." }), ...mistakes },
      },
    },
    async ({ params: { id }, body: { decision, note = "" } }, reply) => {
      const { numUpdatedRows } = await decideCorrection(database, id, {
        status: decision,
        note: oneLine(note) || null,
        at: now(),
      }).executeTakeFirst();
      if (numUpdatedRows === 0n) throw unknownCorrection();
      return reply.code(204).send(null);
    },
  );

  app.get(
    "/api/corrections/cases",
    {
      config: { limit: "read", errors: ["database-unavailable"] },
      onRequest: operatorOnly(operatorToken),
      schema: {
        ...common,
        operationId: "exportCorrections",
        summary: "Export accepted corrections as cases",
        description:
          "For the operator. One JSON object per line, in the format of the decoder's cases: `brand`, `serial`, `is`, `evidence`, `known`, `from`.",
        response: {
          200: {
            description: "One case per line.",
            content: { "application/jsonl": { schema: Type.String() } },
          },
          ...mistakes,
        },
      },
    },
    async (_request, reply) => {
      const rows = await acceptedCorrections(database).execute();
      const today = utcDay(now());
      const lines = rows.map((row) => `${JSON.stringify(caseOf(row, today))}\n`);
      return reply.type("application/jsonl; charset=utf-8").send(lines.join(""));
    },
  );
};
