import { invalidCheck } from "../../checks/invalid-check.ts";
import { toModelFields } from "../../checks/model-fields.ts";
import { timeOfCheck } from "./check-time.ts";
import { toRow } from "../../checks/recorder.ts";
import { parseRequest, plateFaults, createResult } from "../../checks/result.ts";
import { CheckRequest, CheckResult } from "../../checks/schema.ts";
import { utcDay } from "../../time/utc-day.ts";
import { negotiateLanguage } from "../../plugins/language.ts";
import { identifyVisitor } from "../../plugins/rate-limit.ts";
import { schemaRef } from "../../schema/named-schema.ts";
import type { Route } from "../dependencies.ts";

/** `POST /api/check`: reads the date out of a serial number, and records that it was asked for. */
export const checkRoute: Route = async (app, { models, now, recorder }) => {
  app.post(
    "/api/check",
    {
      config: {
        limit: "check",
        isPublic: true,
        faultsIn: plateFaults,
      },
      schemaErrorFormatter: invalidCheck,
      serializerCompiler: () => JSON.stringify,
      schema: {
        operationId: "check",
        summary: "Read the age of a water heater from its serial number",
        description:
          "Returns 200 even if the serial number can't be read: `success` is then false and `problem` says why. The age runs from the first possible day to the day of the check in UTC, which is today unless you send `checkedAt`. A check with a `checkId` can be sent again without being recorded twice.",
        tags: ["check"],
        body: schemaRef(CheckRequest),
        response: { 200: schemaRef(CheckResult) },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply);
      const check = parseRequest(request.body);
      const { checkedAt: sentTime } = request.body;
      const checkedAt = timeOfCheck(sentTime, now());
      const time = checkedAt.toISOString();
      const result = createResult(check, utcDay(checkedAt), language);
      const row = toRow(result, time, request.body);
      const [recorded = false] = await recorder.record([row], identifyVisitor(request));
      return {
        ...result,
        ...toModelFields(models.find({ brand: check.slug, model: check.rawModel }), language),
        recorded,
        checkedAt: time,
        ...(sentTime !== undefined && { clientTime: true }),
      };
    },
  );
};
