import Type, { type Static } from "typebox";
import { Advice } from "../../advice/schema.ts";
import { Disambiguation, DisambiguationAnswer } from "../../advice/disambiguation.ts";
import { AgeRange, CheckResult, dateFields } from "../../checks/schema.ts";
import { booleanField, integerField, textField } from "../../schema/fields.ts";
import { type DeepReadonly, namedObject, schemaRef } from "../../schema/named-schema.ts";
import { ReportId } from "../../reports/schema.ts";

const ReportAge = namedObject("ReportAge", "A heater's age on a day.", {
  on: textField("The day, in UTC.", "2026-11-20", { format: "date" }),
  years: integerField("Completed years since the first possible day.", 22),
  months: integerField("Months beyond the years.", 6, { minimum: 0, maximum: 11 }),
  range: schemaRef(AgeRange),
});

const check = CheckResult.properties;

const ReportDisambiguation = namedObject(
  "ReportSettled",
  "A clue on the heater that separates its dates, from the report's creator.",
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
  "The decoded serial number as of the day of the check, and the heater's current age. The recommendation, the advice and the model facts are today's.",
  {
    id: ReportId,
    brand: check.brand,
    label: textField("Name of the brand.", "Rheem"),
    serialNumber: check.serialNumber,
    modelNumber: { ...check.modelNumber, examples: ["XE40M09EL55U1"] },
    decoding: check.decoding,
    picked: integerField("Index of the selected candidate. Other fields about a date describe this one.", 0, {
      minimum: 0,
    }),
    settled: Type.Optional(
      Type.Array(schemaRef(ReportDisambiguation), {
        description:
          "The clues that separated the dates, in order. If present, the other dates and the advice only include the dates that remain.",
      }),
    ),
    manufacturingDate: textField(
      "The selected date as `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. A week is given as its month.",
      "2004-05",
    ),
    precision: { ...dateFields.precision, description: "Precision of the selected date." },
    confidence: { ...dateFields.confidence, description: "Confidence of the selected date." },
    ambiguous: booleanField("Whether another date remains.", false),
    recommendationCode: { ...dateFields.recommendationCode, description: "State of the heater today." },
    recommendation: textField(
      "For today, in the language of the request. Includes the other dates, if any.",
      "Replacement recommended: plan for a new one.",
    ),
    ageAtCheck: schemaRef(ReportAge),
    ageToday: schemaRef(ReportAge),
    makers: check.makers,
    modelInfo: check.modelInfo,
    modelSource: check.modelSource,
    modelEstimated: check.modelEstimated,
    advice: schemaRef(Advice),
    checkedAt: check.checkedAt,
    decoderVersion: textField(
      "Version of the decoder that read the serial number. A later one may read it differently.",
      "1.0.0",
    ),
  },
);

export type ReportAge = DeepReadonly<Static<typeof ReportAge>>;
export type ReportDisambiguation = DeepReadonly<Static<typeof ReportDisambiguation>>;
export type Report = DeepReadonly<Static<typeof Report>>;
