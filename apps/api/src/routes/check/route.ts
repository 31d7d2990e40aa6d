import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifySchemaValidationError } from "fastify";
import type { Kysely } from "kysely";
import type { Recorder } from "../../db/recorder.ts";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../errors/codes.ts";
import { ErrorBody } from "../../errors/schema.ts";
import { speak } from "../../plugins/language.ts";
import { refer } from "../../reference.ts";
import { answer } from "../../checks/answer.ts";
import { readInput } from "../../checks/input.ts";
import { insertCheck } from "./query.ts";
import { CheckRequest, CheckResult } from "../../checks/schema.ts";

/** What a check needs. */
export interface CheckDependencies {
  readonly now: () => Date;
  readonly database: Kysely<Database>;
  readonly recorder: Recorder;
}

/** A field that is missing is told by its name, as an empty one is. */
function invalidBody(mistakes: readonly FastifySchemaValidationError[]): ApiError {
  const missing = mistakes.find(({ keyword }) => keyword === "required")?.params["missingProperty"];
  if (missing === "brand") return new ApiError("brand-required");
  return new ApiError(missing === "serialNumber" ? "serial-required" : "invalid-request");
}

/** `POST /api/check`: reads the date out of a serial number, and records that it was asked for. */
export const checkRoute: FastifyPluginAsyncTypebox<CheckDependencies> = async (
  app,
  { now, database, recorder },
) => {
  app.post(
    "/api/check",
    {
      config: { limit: "check" },
      schemaErrorFormatter: invalidBody,
      schema: {
        operationId: "check",
        summary: "Read the age of a water heater from its serial number",
        description:
          "Answers 200 also when the serial number cannot be read: then `success` is false and `problem` says why. The age counts from the first day of the date as known to today in UTC.",
        tags: ["check"],
        body: refer(CheckRequest),
        response: { 200: refer(CheckResult), "4xx": refer(ErrorBody), "5xx": refer(ErrorBody) },
      },
    },
    async (request, reply) => {
      const language = speak(request, reply);
      const check = readInput(request.body, language);
      const checkedAt = now();
      const result = answer(check, checkedAt.toISOString().slice(0, 10), language);
      const recorded = await recorder.record(() =>
        insertCheck(database, {
          brand: result.brand,
          model_number: result.modelNumber || null,
          serial_number: result.serialNumber,
          manufacturing_date: result.manufacturingDate ?? null,
          age_years: result.ageYears ?? null,
          age_months: result.ageMonths ?? null,
          checked_at: checkedAt,
        }),
      );
      return { ...result, recorded, checkedAt: checkedAt.toISOString() };
    },
  );
};
