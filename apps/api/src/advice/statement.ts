import type { Confidence, Source as DecoderSource } from "@heater-age/decoder";
import Type, { type Static } from "typebox";
import { confidences, oneOf } from "../schema/enums.ts";
import { Source } from "../checks/source-schema.ts";
import { textField } from "../schema/fields.ts";
import { type DeepReadonly, namedObject, schemaRef } from "../schema/named-schema.ts";

export const Statement = namedObject(
  "Statement",
  "A statement and its basis. A statement with a figure always has one.",
  {
    text: textField("The statement, in the language of the request.", "The tank is covered for 6 years."),
    basis: oneOf(
      ["source", "ours"],
      "Whether a source states it, or the publisher of the site inferred, chose or assumed it.",
    ),
    assumption: Type.Optional(
      textField(
        "What it is based on beyond the sources, in the language of the request.",
        "Counted from manufacture, so it may run longer.",
      ),
    ),
    confidence: Type.Optional(oneOf(confidences, "Confidence level.")),
    sources: Type.Array(schemaRef(Source), {
      description: "Its sources. Empty if it is our own.",
    }),
  },
);

export type Statement = DeepReadonly<Static<typeof Statement>>;

/**
 * Returns a statement from sources.
 *
 * @example
 * stated("Recalled in 2018.", { sources: [cpsc], confidence: "high" });
 * //=> { text: "Recalled in 2018.", basis: "source", confidence: "high", sources: [cpsc] }
 */
export const stated = (
  text: string,
  rest: { readonly sources: readonly DecoderSource[]; readonly confidence?: Confidence },
): Statement => ({ text, basis: "source", ...rest });

/**
 * Returns a statement without a basis: that a fact is unknown, or how to find it out.
 *
 * @example
 * unfounded("We don’t have warranty details for this heater.");
 * //=> { text: "We don’t have warranty details for this heater.", basis: "ours", sources: [] }
 */
export const unfounded = (text: string): Statement => ({ text, basis: "ours", sources: [] });

/**
 * Returns a statement that we derived, chose or assumed.
 *
 * @param rest `assumption` has what the reader has to know about it beyond the sources.
 */
export const concluded = (
  text: string,
  rest: {
    readonly assumption?: string;
    readonly sources?: readonly DecoderSource[];
    readonly confidence?: Confidence;
  },
): Statement => ({ text, basis: "ours", sources: [], ...rest });
