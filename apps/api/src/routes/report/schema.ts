import Type, { type Static } from "typebox";
import { Advice } from "../../advice/schema.ts";
import { Disambiguation, DisambiguationAnswer } from "../../advice/disambiguation.ts";
import { AgeRange, checkedFields, dateFields, furtherFields, RatingPlate } from "../../checks/schema.ts";
import { ApiError } from "../../errors/codes.ts";
import { booleanField, integerField, textField } from "../../schema/fields.ts";
import { type DeepReadonly, namedObject, requestObject, schemaRef } from "../../schema/named-schema.ts";
import { requestId } from "../../schema/request-id.ts";

/** Id of a report: 128 random bits in base64url. */
export const ReportId = textField("Id of a report.", "q0mD2rYwT1yXfKc8uQZ7Lw", {
  pattern: "^[A-Za-z0-9_-]{22}$",
  maxLength: 22,
});

/** Parameters of the addresses of a report. */
export const ReportParams = Type.Object({ id: ReportId }, { additionalProperties: false });

/** Returns the error for an id that no report has or can have. */
export const unknownReport = (): ApiError => new ApiError("report-not-found");

const GivenAnswer = requestObject("GivenAnswer", "The answer to a question that separates the dates.", {
  question: textField("Code of the question, as in `disambiguation` of the advice.", "rating-name", {
    maxLength: 40,
  }),
  leaves: Type.Array(Type.String({ maxLength: 10 }), {
    minItems: 1,
    maxItems: 20,
    description: "The dates that remain with the answer.",
    examples: [["2004-05"]],
  }),
});

const recalculated = "Ignored. It is calculated again.";

const { brand, serialNumber, modelNumber } = RatingPlate.properties;

/** Texts about people, which the report shows as typed. */
const people = {
  preparedBy: Type.Optional(
    textField(
      "Name of the person or company that checked the heater. Empty or absent if not given.",
      "Jane Doe",
      {
        maxLength: 100,
      },
    ),
  ),
  phone: Type.Optional(
    textField("Their phone number. Empty or absent if not given.", "555-0100", { maxLength: 40 }),
  ),
  customer: Type.Optional(
    textField("Name or address of the customer. Empty or absent if not given.", "12 Elm St", {
      maxLength: 200,
    }),
  ),
};

export const ReportRequest = requestObject(
  "ReportRequest",
  "The subject of a report. Besides the fields of a check, only the date, the answers that separate its dates and the texts about people are used.",
  {
    id: requestId(
      "Sent again, it gets the same link and token, and the report stays as it was stored first. Keep it secret: anyone who knows it can delete the report.",
    ),
    brand,
    serialNumber,
    modelNumber,
    manufacturingDate: Type.Optional(
      textField(
        "One of the possible dates, as the check returned it. Empty or absent for the likeliest.",
        "2004-05",
        { maxLength: 10 },
      ),
    ),
    disambiguation: Type.Optional(
      Type.Array(schemaRef(GivenAnswer), {
        maxItems: 5,
        description:
          "The answers to the questions that separate the dates, in order. The report states what separated its dates, and omits the dates that were ruled out.",
        examples: [[]],
      }),
    ),
    ...people,
    ageYears: Type.Optional(integerField(recalculated, 22, { minimum: 0, maximum: 1000 })),
    ageMonths: Type.Optional(integerField(recalculated, 6, { minimum: 0, maximum: 11 })),
    recommendation: Type.Optional(
      textField(recalculated, "Replacement recommended: plan for a new one.", {
        maxLength: 5000,
      }),
    ),
    modelInfo: Type.Optional(
      Type.Unsafe<Readonly<Record<string, unknown>>>({
        type: "object",
        additionalProperties: true,
        maxProperties: 50,
        description: recalculated,
        examples: [{ capacity: "40 gallons" }],
      }),
    ),
  },
);

const CreatedReport = namedObject("CreatedReport", "A new report.", {
  id: ReportId,
  path: textField("Address of its page on the website.", "/report/q0mD2rYwT1yXfKc8uQZ7Lw"),
  deletionToken: textField(
    "Token for deleting the report. It is returned only here.",
    "Zt4nV9bHs2kWxE7pJc1RyA",
  ),
});

export const ReportCreation = namedObject("ReportCreation", "Address of the new report.", {
  success: booleanField("True.", true),
  report: schemaRef(CreatedReport),
});

export type GivenAnswer = DeepReadonly<Static<typeof GivenAnswer>>;
export type ReportRequest = Static<typeof ReportRequest>;

const ReportAge = namedObject("ReportAge", "A heater's age on a day.", {
  on: textField("The day, in UTC.", "2026-11-20", { format: "date" }),
  years: integerField("Completed years since the first possible day.", 22),
  months: integerField("Months beyond the years.", 6, { minimum: 0, maximum: 11 }),
  range: schemaRef(AgeRange),
});

const check = { ...checkedFields, ...furtherFields };

const ReportDisambiguation = namedObject(
  "ReportDisambiguation",
  "The answer to a question that separates the dates of a heater, from the report's creator.",
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
    disambiguation: Type.Optional(
      Type.Array(schemaRef(ReportDisambiguation), {
        description:
          "The answers that separated the dates, in order. If present, the other dates and the advice only include the dates that remain.",
      }),
    ),
    manufacturingDate: textField(
      "The selected date as `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. A week is given as its month.",
      "2004-05",
    ),
    precision: { ...dateFields.precision, description: "Precision of the selected date. More can be added." },
    confidence: {
      ...dateFields.confidence,
      description: "Confidence of the selected date. More can be added.",
    },
    ambiguous: booleanField("Whether another date remains.", false),
    recommendationCode: {
      ...dateFields.recommendationCode,
      description: "State of the heater today. More can be added.",
    },
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
    ...people,
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
