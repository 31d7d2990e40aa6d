import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { utcDay } from "../../time/utc-day.ts";
import { ErrorBody } from "../../errors/schema.ts";
import { speak } from "../../plugins/language.ts";
import { schemaRef } from "../../schema/named-schema.ts";
import { answerNoLabel } from "./answer.ts";
import { NoLabelAnswer, NoLabelRequest, noLabelSchemas } from "./schema.ts";

/** What the route needs. */
export interface NoLabelDependencies {
  readonly now: () => Date;
}

/** `POST /api/no-label`: the years that a heater without a readable serial number can be of. Records nothing. */
export const noLabelRoute: FastifyPluginAsyncTypebox<NoLabelDependencies> = async (app, { now }) => {
  for (const schema of noLabelSchemas) app.addSchema(schema);

  app.post(
    "/api/no-label",
    {
      config: { limit: "read" },
      schema: {
        operationId: "noLabel",
        summary: "Tell the years of a heater without a label",
        description:
          "Narrows the years by what can be seen on the heater, the surest clue first, with reasons and sources. A clue that contradicts surer ones is named and does not count. `questionsLeft` says what to ask next. Nothing is recorded.",
        tags: ["check"],
        body: schemaRef(NoLabelRequest),
        response: { 200: schemaRef(NoLabelAnswer), "4xx": schemaRef(ErrorBody), "5xx": schemaRef(ErrorBody) },
      },
    },
    async (request, reply) => answerNoLabel(request.body, utcDay(now()), speak(request, reply)),
  );
};
