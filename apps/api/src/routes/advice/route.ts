import { shownModel } from "@heater-age/decoder";
import { advise } from "../../advice/advise.ts";
import { describeHeater } from "../../advice/heater.ts";
import { AdviceRequest } from "../../advice/request.ts";
import { Advice } from "../../advice/schema.ts";
import { plateErrors } from "../../checks/invalid-check.ts";
import { parseRequest, plateFaults } from "../../checks/result.ts";
import { utcDay } from "../../time/utc-day.ts";
import { invalidRequest } from "../../errors/invalid-request.ts";
import { toModelAnswer } from "../../models/model-answer.ts";
import { negotiateLanguage } from "../../plugins/language.ts";
import { schemaRef } from "../../schema/named-schema.ts";
import type { Route } from "../dependencies.ts";

const invalidAdvice = invalidRequest({ ...plateErrors, "/installed": { any: "installed-date" } });

/** `POST /api/advice`: what follows from the date of a heater. Records nothing. */
export const adviceRoute: Route = async (app, { now, models }) => {
  app.post(
    "/api/advice",
    {
      config: {
        limit: "read",
        isPublic: true,
        faultsIn: plateFaults,
      },
      schemaErrorFormatter: invalidAdvice,
      schema: {
        operationId: "advise",
        summary: "Get advice for the date of a heater",
        description:
          "Returns safety notices, warranty, remaining life, what to do and energy costs, each with its sources. Returns 200 even if the serial number can't be read: everything that needs a date is then left out. Nothing is recorded.",
        tags: ["advice"],
        body: schemaRef(AdviceRequest),
        response: { 200: schemaRef(Advice) },
      },
    },
    async (request, reply) => {
      const { brand, serialNumber, modelNumber = "", ...userInput } = request.body;
      const language = negotiateLanguage(request, reply);
      const check = parseRequest({ brand, serialNumber, modelNumber });
      const known = models.find({ brand: check.slug, model: check.rawModel });
      const advice = advise(describeHeater({ check, known, userInput, today: utcDay(now()) }), language);
      if (known === undefined) return advice;
      const model = { brand: check.slug, modelNumber: shownModel(check.rawModel) };
      return { ...advice, model: toModelAnswer(model, known, language) };
    },
  );
};
