import Type, { type Static } from "typebox";
import { RatingPlate } from "../../checks/schema.ts";
import { booleanField, integerField, textField } from "../../schema/fields.ts";
import { namedObject, schemaRef } from "../../schema/named-schema.ts";
import { requestId } from "../../schema/request-id.ts";
import { GivenAnswer, ReportId } from "../../reports/schema.ts";

const recalculated = "Ignored. It is calculated again.";

export const ReportRequest = namedObject(
  "ReportRequest",
  "The subject of a report. Besides the fields of a check, only the date and the answers that settled it are used.",
  {
    id: requestId(
      "Sent again, it gets the same link and token, and the report stays as it was stored first. Keep it secret: anyone who knows it can delete the report.",
    ),
    ...RatingPlate.properties,
    manufacturingDate: Type.Optional(
      textField(
        "One of the possible dates, as the check returned it. Empty or absent for the likeliest.",
        "2004-05",
        { maxLength: 10 },
      ),
    ),
    settled: Type.Optional(
      Type.Array(schemaRef(GivenAnswer), {
        maxItems: 5,
        description:
          "The answers to the questions that separate the dates, in order. The report states what settled its date, and omits the dates that were ruled out.",
        examples: [[]],
      }),
    ),
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

export type ReportRequest = Static<typeof ReportRequest>;
