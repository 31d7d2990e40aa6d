import type { RecommendationCode } from "@heater-age/decoder/check";
import type { Confidence, Precision } from "@heater-age/decoder";
import Type, { type Static } from "typebox";
import { Advice } from "../../advice/schema.ts";
import { Settling, SettlingAnswer } from "../../advice/settling-schema.ts";
import { AgeRange, CheckResult } from "../../checks/schema.ts";
import { ModelInfo, modelSourceField } from "../../models/schema.ts";
import { type DeepReadonly, named, refer } from "../../schema/named-schema.ts";
import { ReportId } from "../../reports/schema.ts";

const closed = { additionalProperties: false } as const;

const ReportAge = named(
  "ReportAge",
  Type.Object(
    {
      on: Type.String({ format: "date", description: "The day, in UTC.", examples: ["2026-11-20"] }),
      years: Type.Integer({
        description: "Completed years from the first day of the date as known.",
        examples: [22],
      }),
      months: Type.Integer({
        minimum: 0,
        maximum: 11,
        description: "Months beyond the years.",
        examples: [6],
      }),
      range: refer(AgeRange),
    },
    { ...closed, description: "How old a heater is on a day." },
  ),
);

const check = CheckResult.properties;

const ReportSettled = named(
  "ReportSettled",
  Type.Object(
    {
      question: Settling.properties.question,
      text: Settling.properties.text,
      answer: refer(SettlingAnswer),
      rulesOut: Type.Array(Type.String(), {
        description: "The dates that the answer rules out.",
        examples: [["2024-05"]],
      }),
    },
    { ...closed, description: "What the creator of a report saw on the heater that tells its dates apart." },
  ),
);

export const Report = named(
  "Report",
  Type.Object(
    {
      id: ReportId,
      brand: check.brand,
      label: Type.String({ description: "Name of the brand.", examples: ["Rheem"] }),
      serialNumber: check.serialNumber,
      modelNumber: { ...check.modelNumber, examples: ["XE40M09EL55U1"] },
      decoding: check.decoding,
      picked: Type.Integer({
        minimum: 0,
        description: "Index of the candidate that was picked. What else is said of a date is about it.",
        examples: [0],
      }),
      settled: Type.Optional(
        Type.Array(refer(ReportSettled), {
          description:
            "What told the dates apart, in its order. Where it is there, what is said of other dates and the advice are about those that it leaves.",
        }),
      ),
      manufacturingDate: Type.String({
        description:
          "`YYYY`, `YYYY-MM` or `YYYY-MM-DD`: of the date that was picked; a week is given as its month.",
        examples: ["2004-05"],
      }),
      precision: Type.Unsafe<Precision>({
        ...check.precision,
        description: "How finely the date that was picked is known.",
        examples: ["month"],
      }),
      confidence: Type.Unsafe<Confidence>({
        ...check.confidence,
        description: "How sure the date that was picked is.",
        examples: ["high"],
      }),
      ambiguous: Type.Boolean({
        description: "Whether another date is left.",
        examples: [false],
      }),
      recommendationCode: Type.Unsafe<RecommendationCode>({
        ...check.recommendationCode,
        description: "State of the heater today.",
        examples: ["replace"],
      }),
      recommendation: Type.String({
        description: "For today, in the language of the request. Names the other dates, if there are any.",
        examples: ["Replacement recommended: at this age, plan the next heater before this one fails."],
      }),
      ageAtCheck: refer(ReportAge),
      ageToday: refer(ReportAge),
      makers: check.makers,
      modelInfo: Type.Optional(refer(ModelInfo)),
      modelSource: Type.Optional(modelSourceField),
      modelEstimated: Type.Optional(
        Type.Boolean({
          description: "Whether any of `modelInfo` is an estimate. Say so where it is shown.",
          examples: [false],
        }),
      ),
      advice: refer(Advice),
      checkedAt: check.checkedAt,
      decoderVersion: Type.String({
        description:
          "Version of the decoder that read the serial number. A later one may read it differently.",
        examples: ["1.0.0"],
      }),
    },
    {
      ...closed,
      description:
        "What a serial number said on the day of the check, and how old the heater is now. The recommendation, the advice and what is known of the model are those of today.",
    },
  ),
);

/** All named schemas of the route, each after those that it refers to. */
export const reportSchemas = [ReportAge, ReportSettled, Report] as const;

export type ReportAge = DeepReadonly<Static<typeof ReportAge>>;
export type ReportSettled = DeepReadonly<Static<typeof ReportSettled>>;
export type Report = DeepReadonly<Static<typeof Report>>;
