import Type from "typebox";
import { ApiError, type ErrorCode } from "../errors/codes.ts";
import { textField } from "../schema/fields.ts";

/** Id of a report: 128 random bits in base64url. */
export const ReportId = textField("Id of a report.", "q0mD2rYwT1yXfKc8uQZ7Lw", {
  pattern: "^[A-Za-z0-9_-]{22}$",
  maxLength: 22,
});

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
