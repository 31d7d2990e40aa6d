import Type, { type Static } from "typebox";
import { ApiError, type ErrorCode } from "../errors/codes.ts";
import { textField } from "../schema/fields.ts";
import { type DeepReadonly, namedObject } from "../schema/named-schema.ts";

/** Id of a report: 128 random bits in base64url. */
export const ReportId = textField("Id of a report.", "q0mD2rYwT1yXfKc8uQZ7Lw", {
  pattern: "^[A-Za-z0-9_-]{22}$",
  maxLength: 22,
});

export const GivenAnswer = namedObject("GivenAnswer", "The answer to a question that separates the dates.", {
  question: textField("Code of the question, as in `settling` of the advice.", "rating-name", {
    maxLength: 40,
  }),
  leaves: Type.Array(Type.String({ maxLength: 10 }), {
    minItems: 1,
    maxItems: 20,
    description: "The dates that remain with the answer.",
    examples: [["2004-05"]],
  }),
});

export type GivenAnswer = DeepReadonly<Static<typeof GivenAnswer>>;

/** Parameters of the addresses of a report. */
export const ReportParams = Type.Object({ id: ReportId }, { additionalProperties: false });

/** Errors of reading a report. */
export const reportErrors = [
  "report-not-found",
  "report-deleted",
  "report-withdrawn",
  "database-unavailable",
] as const satisfies readonly ErrorCode[];

/** Returns the error for an id that no report has or can have. */
export const unknownReport = (): ApiError => new ApiError("report-not-found");
