import Type, { type Static } from "typebox";
import { confidences, knownText } from "../schema/enums.ts";
import { Source } from "../checks/source-schema.ts";
import { textField } from "../schema/fields.ts";
import { type DeepReadonly, namedObject, schemaRef } from "../schema/named-schema.ts";

export const Statement = namedObject(
  "Statement",
  "A statement and its basis. A statement with a figure always has one.",
  {
    text: textField("The statement, in the language of the request.", "The tank is covered for 6 years."),
    basis: knownText(
      ["source", "ours"],
      "Whether a source states it, or the publisher of the site inferred, chose or assumed it.",
    ),
    assumption: Type.Optional(
      textField(
        "What it is based on beyond the sources, in the language of the request.",
        "Counted from manufacture, so it may run longer.",
      ),
    ),
    confidence: Type.Optional(knownText(confidences, "Confidence level.")),
    sources: Type.Array(schemaRef(Source), {
      description: "Its sources. Empty if it is our own.",
    }),
  },
);

export type Statement = DeepReadonly<Static<typeof Statement>>;
