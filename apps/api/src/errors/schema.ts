import Type, { type Static } from "typebox";
import { knownText } from "../schema/enums.ts";
import { integerField, textField } from "../schema/fields.ts";
import { type DeepReadonly, namedObject, schemaRef } from "../schema/named-schema.ts";
import { type ErrorCode, errors, faultCodes, maxDetails } from "./codes.ts";

export const ErrorDetail = namedObject("ErrorDetail", "One error in a request.", {
  field: textField(
    "JSON pointer to the field in the body, or empty for the whole body. For a parameter or header, a slash and its name.",
    "/serialNumber",
  ),
  code: knownText(
    [...(Object.keys(errors) as ErrorCode[]), ...faultCodes],
    "Permanent code of this error.",
    "serial-required",
  ),
  message: textField("Message for visitors, in the language of the request.", "Serial number is required"),
  allowed: Type.Optional(
    Type.Array(Type.String(), {
      description:
        "Allowed values, the existing fields if this one is unknown, or the brands that an unknown one may misspell.",
      examples: [["YYYY", "YYYY-MM", "YYYY-MM-DD"]],
    }),
  ),
});

/** Body of every error. */
export const ErrorBody = namedObject("ErrorBody", "Why a request failed.", {
  statusCode: integerField("The HTTP status.", 400),
  code: knownText(
    Object.keys(errors) as ErrorCode[],
    "Permanent code of the error. The `Link` header (`rel=help`) points to its page.",
    "serial-required",
  ),
  error: textField("The same sentence, as in a result without a date.", "Serial number is required"),
  message: textField("Message for visitors, in the language of the request.", "Serial number is required"),
  details: Type.Array(schemaRef(ErrorDetail), {
    maxItems: maxDetails,
    description: `Every error in the request, at most ${maxDetails}. Empty if the error isn't about a field.`,
  }),
});

export type ErrorBody = DeepReadonly<Static<typeof ErrorBody>>;
