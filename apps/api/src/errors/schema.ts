import Type, { type Static } from "typebox";
import { named } from "../schema/named-schema.ts";
import { errors } from "./codes.ts";

/** Body of every answer that is an error. */
export const ErrorBody = named(
  "ErrorBody",
  Type.Object(
    {
      statusCode: Type.Integer({ description: "The HTTP status.", examples: [400] }),
      code: Type.String({
        enum: Object.keys(errors),
        description:
          "Permanent code of the error. Each has a page, to which the header `Link` leads (`rel=help`).",
        examples: ["serial-required"],
      }),
      error: Type.String({ description: "Name of the HTTP status.", examples: ["Bad Request"] }),
      message: Type.String({
        description: "What a visitor can read, in the language of the request.",
        examples: ["Serial number is required"],
      }),
    },
    { additionalProperties: false, description: "Why a request could not be served." },
  ),
);

export type ErrorBody = Static<typeof ErrorBody>;
