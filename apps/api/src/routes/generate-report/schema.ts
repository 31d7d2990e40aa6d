import Type, { type Static } from "typebox";
import { CheckRequest } from "../../checks/schema.ts";
import { booleanField, integerField, textField } from "../../schema/fields.ts";
import { namedObject, schemaRef } from "../../schema/named-schema.ts";
import { ReportId } from "../../reports/schema.ts";

const workedOutAgain = "Not used: it is worked out again.";

const GivenAnswer = namedObject("GivenAnswer", "What was answered to the question that tells dates apart.", {
  question: textField("Code of the question, as `settling` of the advice has it.", "rating-name", {
    maxLength: 40,
  }),
  leaves: Type.Array(Type.String({ maxLength: 10 }), {
    minItems: 1,
    maxItems: 20,
    description: "The dates that the answer leaves.",
    examples: [["2004-05"]],
  }),
});

export const ReportRequest = namedObject(
  "ReportRequest",
  "What a report is about. Of the fields beside those of a check, only the date and what settled it are used.",
  {
    ...CheckRequest.properties,
    manufacturingDate: Type.Optional(
      textField(
        "Which of the dates that the serial number can mean, as the check gave it. Empty or absent: the likeliest.",
        "2004-05",
        { maxLength: 10 },
      ),
    ),
    settled: Type.Optional(
      Type.Array(schemaRef(GivenAnswer), {
        maxItems: 5,
        description:
          "What was answered to the questions that tell the dates apart, in their order. The report says what settled its date, and leaves out the dates that were ruled out.",
        examples: [[]],
      }),
    ),
    ageYears: Type.Optional(integerField(workedOutAgain, 22, { minimum: 0, maximum: 1000 })),
    ageMonths: Type.Optional(integerField(workedOutAgain, 6, { minimum: 0, maximum: 11 })),
    recommendation: Type.Optional(
      textField(
        workedOutAgain,
        "Replacement recommended: at this age, plan the next heater before this one fails.",
        { maxLength: 5000 },
      ),
    ),
    modelInfo: Type.Optional(
      Type.Unsafe<Readonly<Record<string, unknown>>>({
        type: "object",
        additionalProperties: true,
        maxProperties: 50,
        description: workedOutAgain,
        examples: [{ capacity: "40 gallons" }],
      }),
    ),
  },
);

const CreatedReport = namedObject("CreatedReport", "A report that was made.", {
  id: ReportId,
  path: textField("Where its page is on the website.", "/report/q0mD2rYwT1yXfKc8uQZ7Lw"),
  deletionToken: textField(
    "What the report can be deleted with. It is told once, and cannot be asked for again.",
    "Zt4nV9bHs2kWxE7pJc1RyA",
  ),
});

export const ReportCreation = namedObject("ReportCreation", "Where the report is that was made.", {
  success: booleanField("True.", true),
  report: schemaRef(CreatedReport),
});

/** All named schemas of the route, each after those that it refers to. */
export const reportCreationSchemas = [GivenAnswer, ReportRequest, CreatedReport, ReportCreation] as const;

export type ReportRequest = Static<typeof ReportRequest>;
