import type { Static } from "typebox";
import { integerField, textField } from "../schema/fields.ts";
import { namedObject, schemaRef } from "../schema/named-schema.ts";
import { errors } from "./codes.ts";

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
});

export type ErrorBody = Static<typeof ErrorBody>;

/** The answers that every route can give besides its own. */
export const errorResponses = { "4xx": schemaRef(ErrorBody), "5xx": schemaRef(ErrorBody) } as const;
