import Type, { type Static } from "typebox";
import { CheckRequest } from "../../checks/schema.ts";
import { named, refer } from "../../schema/named-schema.ts";
import { ReportId } from "../../reports/schema.ts";

const closed = { additionalProperties: false } as const;
const workedOutAgain = "Not used: it is worked out again.";

const GivenAnswer = named(
  "GivenAnswer",
  Type.Object(
    {
      question: Type.String({
        maxLength: 40,
        description: "Code of the question, as `settling` of the advice has it.",
        examples: ["rating-name"],
      }),
      leaves: Type.Array(Type.String({ maxLength: 10 }), {
        minItems: 1,
        maxItems: 20,
        description: "The dates that the answer leaves.",
        examples: [["2004-05"]],
      }),
    },
    { ...closed, description: "What was answered to the question that tells dates apart." },
  ),
);

export const ReportRequest = named(
  "ReportRequest",
  Type.Object(
    {
      ...CheckRequest.properties,
      manufacturingDate: Type.Optional(
        Type.String({
          maxLength: 10,
          description:
            "Which of the dates that the serial number can mean, as the check gave it. Empty or absent: the likeliest.",
          examples: ["2004-05"],
        }),
      ),
      settled: Type.Optional(
        Type.Array(refer(GivenAnswer), {
          maxItems: 5,
          description:
            "What was answered to the questions that tell the dates apart, in their order. The report says what settled its date, and leaves out the dates that were ruled out.",
          examples: [[]],
        }),
      ),
      ageYears: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 1000, description: workedOutAgain, examples: [22] }),
      ),
      ageMonths: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 11, description: workedOutAgain, examples: [6] }),
      ),
      recommendation: Type.Optional(
        Type.String({
          maxLength: 5000,
          description: workedOutAgain,
          examples: ["Replacement recommended: at this age, plan the next heater before this one fails."],
        }),
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
    {
      ...closed,
      description:
        "What a report is about. Of the fields beside those of a check, only the date and what settled it are used.",
    },
  ),
);

const CreatedReport = named(
  "CreatedReport",
  Type.Object(
    {
      id: ReportId,
      path: Type.String({
        description: "Where its page is on the website.",
        examples: ["/report/q0mD2rYwT1yXfKc8uQZ7Lw"],
      }),
      deletionToken: Type.String({
        description: "What the report can be deleted with. It is told once, and cannot be asked for again.",
        examples: ["Zt4nV9bHs2kWxE7pJc1RyA"],
      }),
    },
    { ...closed, description: "A report that was made." },
  ),
);

export const ReportCreation = named(
  "ReportCreation",
  Type.Object(
    {
      success: Type.Boolean({ description: "True.", examples: [true] }),
      report: refer(CreatedReport),
    },
    { ...closed, description: "Where the report is that was made." },
  ),
);

/** All named schemas of the route, each after those that it refers to. */
export const reportCreationSchemas = [GivenAnswer, ReportRequest, CreatedReport, ReportCreation] as const;

export type ReportRequest = Static<typeof ReportRequest>;
