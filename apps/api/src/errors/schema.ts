import Type, { type Static } from "typebox";
import { integerField, textField } from "../schema/fields.ts";
import { type DeepReadonly, namedObject, schemaRef } from "../schema/named-schema.ts";
import { mostDetails } from "./body.ts";
import { errors, faultCodes } from "./codes.ts";

export const ErrorDetail = namedObject("ErrorDetail", "One thing that is wrong with a request.", {
  field: textField(
    "JSON pointer to the field in the body; empty for the whole of it. Of a parameter or a header: its name behind a slash.",
    "/serialNumber",
  ),
  code: textField("Permanent code of the fault.", "serial-required", {
    enum: [...Object.keys(errors), ...faultCodes],
  }),
  message: textField("What a visitor can read, in the language of the request.", "Serial number is required"),
  allowed: Type.Optional(
    Type.Array(Type.String(), {
      description: "What the field may be, or, for one that does not exist, which fields there are.",
      examples: [["YYYY", "YYYY-MM", "YYYY-MM-DD"]],
    }),
  ),
});

/** Body of every error. */
export const ErrorBody = namedObject("ErrorBody", "Why a request could not be served.", {
  statusCode: integerField("The HTTP status.", 400),
  code: textField(
    "Permanent code of the error. The `Link` header (`rel=help`) points to its page.",
    "serial-required",
    { enum: Object.keys(errors) },
  ),
  error: textField("Name of the HTTP status.", "Bad Request"),
  message: textField("What a visitor can read, in the language of the request.", "Serial number is required"),
  details: Type.Array(schemaRef(ErrorDetail), {
    maxItems: mostDetails,
    description: `Everything that is wrong with the request, at most ${mostDetails} things. Empty if it is not about a field.`,
  }),
});

/** The named schemas of all errors, each after those that it refers to. */
export const errorSchemas = [ErrorDetail, ErrorBody] as const;

export type ErrorBody = DeepReadonly<Static<typeof ErrorBody>>;

/** The answers that every route can give besides its own. */
export const errorResponses = { "4xx": schemaRef(ErrorBody), "5xx": schemaRef(ErrorBody) } as const;
