import type { RecommendationCode } from "@heater-age/decoder/check";
import type { Confidence, Precision } from "@heater-age/decoder";
import Type, { type Static } from "typebox";
import { Advice } from "../../advice/schema.ts";
import { Disambiguation, DisambiguationAnswer } from "../../advice/disambiguation-schema.ts";
import { AgeRange, CheckResult } from "../../checks/schema.ts";
import { ModelInfo, modelSourceField } from "../../models/schema.ts";
import { booleanField, integerField, textField } from "../../schema/fields.ts";
import { type DeepReadonly, namedObject, schemaRef } from "../../schema/named-schema.ts";
import { ReportId } from "../../reports/schema.ts";

const ReportAge = namedObject("ReportAge", "How old a heater is on a day.", {
  on: textField("The day, in UTC.", "2026-11-20", { format: "date" }),
  years: integerField("Completed years from the first day of the date as known.", 22),
  months: integerField("Months beyond the years.", 6, { minimum: 0, maximum: 11 }),
  range: schemaRef(AgeRange),
});

const check = CheckResult.properties;

const ReportDisambiguation = namedObject(
  "ReportSettled",
  "What the creator of a report saw on the heater that tells its dates apart.",
  {
    question: Disambiguation.properties.question,
    text: Disambiguation.properties.text,
    answer: schemaRef(DisambiguationAnswer),
    rulesOut: Type.Array(Type.String(), {
      description: "The dates that the answer rules out.",
      examples: [["2024-05"]],
    }),
  },
);

export const Report = namedObject(
  "Report",
  "What a serial number said on the day of the check, and how old the heater is now. The recommendation, the advice and what is known of the model are those of today.",
  {
    id: ReportId,
    brand: check.brand,
    label: textField("Name of the brand.", "Rheem"),
    serialNumber: check.serialNumber,
    modelNumber: { ...check.modelNumber, examples: ["XE40M09EL55U1"] },
    decoding: check.decoding,
    picked: integerField(
      "Index of the candidate that was picked. What else is said of a date is about it.",
      0,
      { minimum: 0 },
    ),
    settled: Type.Optional(
      Type.Array(schemaRef(ReportDisambiguation), {
        description:
          "What told the dates apart, in its order. Where it is there, what is said of other dates and the advice are about those that it leaves.",
      }),
    ),
    manufacturingDate: textField(
      "`YYYY`, `YYYY-MM` or `YYYY-MM-DD`: of the date that was picked; a week is given as its month.",
      "2004-05",
    ),
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
    ambiguous: booleanField("Whether another date is left.", false),
    recommendationCode: Type.Unsafe<RecommendationCode>({
      ...check.recommendationCode,
      description: "State of the heater today.",
      examples: ["replace"],
    }),
    recommendation: textField(
      "For today, in the language of the request. Names the other dates, if there are any.",
      "Replacement recommended: at this age, plan the next heater before this one fails.",
    ),
    ageAtCheck: schemaRef(ReportAge),
    ageToday: schemaRef(ReportAge),
    makers: check.makers,
    modelInfo: Type.Optional(schemaRef(ModelInfo)),
    modelSource: Type.Optional(modelSourceField),
    modelEstimated: Type.Optional(
      booleanField("Whether any of `modelInfo` is an estimate. Say so where it is shown.", false),
    ),
    advice: schemaRef(Advice),
    checkedAt: check.checkedAt,
    decoderVersion: textField(
      "Version of the decoder that read the serial number. A later one may read it differently.",
      "1.0.0",
    ),
  },
);

/** All named schemas of the route, each after those that it refers to. */
export const reportSchemas = [ReportAge, ReportDisambiguation, Report] as const;

export type ReportAge = DeepReadonly<Static<typeof ReportAge>>;
export type ReportDisambiguation = DeepReadonly<Static<typeof ReportDisambiguation>>;
export type Report = DeepReadonly<Static<typeof Report>>;
