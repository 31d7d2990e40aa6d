import { utcDay } from "../../time/utc-day.ts";
import { negotiateLanguage } from "../../plugins/language.ts";
import { schemaRef } from "../../schema/named-schema.ts";
import type { Route } from "../dependencies.ts";
import { answerNoLabel } from "./answer.ts";
import { NoLabelAnswer, NoLabelRequest } from "./schema.ts";

/** `POST /api/no-label`: the years in which a heater without a serial number can have been made. Records nothing. */
export const noLabelRoute: Route = async (app, { now }) => {
  app.post(
    "/api/no-label",
    {
      config: { limit: "read", isPublic: true },
      schema: {
        operationId: "noLabel",
        summary: "Narrow down the years of a heater without a label",
        description:
          "Narrows down the years by clues on the heater, the surest first, with reasons and sources. A clue that contradicts surer ones is returned but ignored. `questionsLeft` lists what to ask next. Nothing is recorded.",
        tags: ["check"],
        body: schemaRef(NoLabelRequest),
        response: { 200: schemaRef(NoLabelAnswer) },
      },
    },
    async (request, reply) => answerNoLabel(request.body, utcDay(now()), negotiateLanguage(request, reply)),
  );
};
