import { decode } from "@heater-age/decoder";
import decoder from "@heater-age/decoder/package.json" with { type: "json" };
import { agreement } from "@heater-age/decoder/proof";
import type { Selectable } from "kysely";
import { correctionCodes, correctionFaults, invalidCorrection, readCorrection } from "./input.ts";
import { insertCorrection, listCorrections } from "./queries.ts";
import { CorrectionForm, CorrectionList, CorrectionQuery, CorrectionReceipt, mostListed } from "./schema.ts";
import type { CorrectionTable } from "../../db/schema.ts";
import { negotiateLanguage } from "../../plugins/language.ts";
import { operatorOnly } from "../../plugins/operator.ts";
import { schemaRef } from "../../schema/named-schema.ts";
import { day } from "../../time/durations.ts";
import { utcDay } from "../../time/utc-day.ts";
import type { Route } from "../dependencies.ts";

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
  createdAt: row.created_at.toISOString(),
});

/** `/api/corrections`: visitors send dates that are printed on heaters, and the operator lists them. */
export const correctionsRoute: Route = async (app, { now, database, settings: { operatorToken } }) => {
  // A new plate may carry the date of a time zone where it is tomorrow.
  const latestAt = (at: Date): string => utcDay(new Date(at.getTime() + day));

  app.post(
    "/api/corrections",
    {
      config: {
        limit: "correction",
        errors: [...correctionCodes, "database-unavailable"],
        faultsIn: (body) => correctionFaults(body, latestAt(now())),
      },
      schemaErrorFormatter: invalidCorrection,
      schema: {
        operationId: "sendCorrection",
        summary: "Send a date printed on a heater",
        description:
          "The date is compared with our reading and stored for the operator, whether or not they agree.",
        tags: ["correction"],
        body: schemaRef(CorrectionForm),
        response: {
          200: schemaRef(CorrectionReceipt),
        },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const latest = latestAt(now());
      const correction = readCorrection(request.body, latest);
      const decoding = decode(correction.brand, correction.rawSerial, { today: latest });
      const dates = decoding.status === "unreadable" ? [] : decoding.candidates.map(({ date }) => date);
      const stored = await insertCorrection(database, {
        correction_id: request.body.id ?? null,
        brand: correction.brand.slug,
        serial_number: correction.serial,
        serial_as_typed: correction.rawSerial,
        printed_date: correction.printedDate,
        seen_on: correction.seenOn,
        note: correction.note,
        language,
        agreement: agreement(decoding, correction.printedDate),
        decoded_dates: JSON.stringify(dates),
        decoder_version: decoder.version,
      }).executeTakeFirstOrThrow();
      return { success: true, agreement: stored.agreement };
    },
  );

  if (operatorToken === undefined) return;
  app.get(
    "/api/corrections",
    {
      config: { limit: "read", errors: ["database-unavailable"] },
      onRequest: operatorOnly(operatorToken),
      schema: {
        operationId: "listCorrections",
        summary: "List corrections",
        description: "For the operator.",
        tags: ["operation"],
        security: [{ operatorToken: [] }],
        querystring: CorrectionQuery,
        response: { 200: schemaRef(CorrectionList) },
      },
    },
    async ({ query: { before } }) => {
      const rows = await listCorrections(database, before).execute();
      const page = rows.slice(0, mostListed);
      const next = rows.length > mostListed ? page.at(-1)?.id : undefined;
      return { corrections: page.map(toCorrection), ...(next !== undefined && { next }) };
    },
  );
};
