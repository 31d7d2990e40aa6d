import Type, { type Static } from "typebox";
import { AgeRange, CheckResult } from "../../checks/schema.ts";
import { type DeepReadonly, named, refer } from "../../reference.ts";
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

// What a check has only when it gives a date, a report always has.
const dated = Type.Required(
  Type.Object({
    manufacturingDate: check.manufacturingDate,
    precision: check.precision,
    confidence: check.confidence,
    ambiguous: check.ambiguous,
    recommendationCode: check.recommendationCode,
    recommendation: check.recommendation,
  }),
).properties;

export const Report = named(
  "Report",
  Type.Object(
    {
      id: ReportId,
      brand: check.brand,
      label: Type.String({ description: "Name of the brand.", examples: ["Rheem"] }),
      serialNumber: check.serialNumber,
      modelNumber: check.modelNumber,
      decoding: check.decoding,
      picked: Type.Integer({
        minimum: 0,
        description: "Index of the candidate that the report is about; the other fields are about it.",
        examples: [0],
      }),
      ...dated,
      ageAtCheck: refer(ReportAge),
      ageToday: refer(ReportAge),
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
        "What a serial number said on the day of the check, and how old the heater is now. The recommendation is that of today.",
    },
  ),
);

/** All named schemas of the route, each after those that it refers to. */
export const reportSchemas = [ReportAge, Report] as const;

export type ReportAge = DeepReadonly<Static<typeof ReportAge>>;
export type Report = DeepReadonly<Static<typeof Report>>;
