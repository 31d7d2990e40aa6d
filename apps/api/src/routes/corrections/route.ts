import { decode } from "@heater-age/decoder";
import decoder from "@heater-age/decoder/package.json" with { type: "json" };
import { agreement } from "@heater-age/decoder/proof";
import { correctionCodes, correctionFaults, invalidCorrection, readCorrection } from "./input.ts";
import { insertCorrection } from "./queries.ts";
import { CorrectionForm, CorrectionReceipt } from "./schema.ts";
import { errorResponses } from "../../errors/schema.ts";
import { negotiateLanguage } from "../../plugins/language.ts";
import { schemaRef } from "../../schema/named-schema.ts";
import { day } from "../../time/durations.ts";
import { utcDay } from "../../time/utc-day.ts";
import type { Route } from "../dependencies.ts";

/** `POST /api/corrections`: stores a date that is printed on a heater, for the operator to review. */
export const correctionsRoute: Route = async (app, { now, database }) => {
  for (const schema of [CorrectionForm, CorrectionReceipt]) app.addSchema(schema);
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
          "The date is compared with our reading and stored for review, whether or not they agree. Accepted corrections become tests of the rules.",
        tags: ["correction"],
        body: schemaRef(CorrectionForm),
        response: {
          200: schemaRef(CorrectionReceipt),
          ...errorResponses,
        },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const latest = latestAt(now());
      const correction = readCorrection(request.body, latest);
      const decoding = decode(correction.brand, correction.rawSerial, { today: latest });
      const stored = await insertCorrection(database, {
        ...correction,
        id: request.body.id ?? null,
        agreement: agreement(decoding, correction.printedDate),
        decoding,
        decoderVersion: decoder.version,
        language,
      }).executeTakeFirstOrThrow();
      return { success: true, agreement: stored.agreement };
    },
  );
};
