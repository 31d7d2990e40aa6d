import type { Confidence, Source as DecoderSource } from "@heater-age/decoder";
import Type, { type Static } from "typebox";
import { confidences, oneOf } from "../schema/enums.ts";
import { Source } from "../checks/source-schema.ts";
import { textField } from "../schema/fields.ts";
import { type DeepReadonly, namedObject, schemaRef } from "../schema/named-schema.ts";

export const Statement = namedObject(
  "Statement",
  "A statement and what it is based on, which is always given for a statement with a figure.",
  {
    text: textField("The statement, in the language of the request.", "The tank is covered for 6 years."),
    basis: oneOf(
      ["source", "ours"],
      "Whether a source states it, or the publisher of the site inferred, chose or assumed it.",
    ),
    assumption: Type.Optional(
      textField(
        "What it is based on beyond the sources, in the language of the request.",
        "Counted from the date of manufacture, because that of the installation is not known.",
      ),
    ),
    confidence: Type.Optional(oneOf(confidences, "Confidence level.")),
    sources: Type.Array(schemaRef(Source), {
      description: "Its sources. Empty if it is only ours.",
    }),
  },
);

export type Statement = DeepReadonly<Static<typeof Statement>>;

/**
 * Returns a statement that sources make.
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
 * Returns a statement without a basis: that something is unknown, or what to do to find out.
 *
 * @example
 * unfounded("We know nothing of this heater’s warranty.");
 * //=> { text: "We know nothing of this heater’s warranty.", basis: "ours", sources: [] }
 */
export const unfounded = (text: string): Statement => ({ text, basis: "ours", sources: [] });

/**
 * Returns a statement that we concluded, chose or assumed.
 *
 * @param rest `assumption` is what the reader has to know about it.
 */
export const concluded = (
  text: string,
  rest: {
    readonly assumption: string;
    readonly sources?: readonly DecoderSource[];
    readonly confidence?: Confidence;
  },
): Statement => ({ text, basis: "ours", sources: [], ...rest });
