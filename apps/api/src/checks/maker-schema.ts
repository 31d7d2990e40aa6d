import type { LikelyMaker as DecoderMaker, MakerReason as DecoderReason } from "@heater-age/decoder/makers";
import Type, { type Static } from "typebox";
import { confidences, keysOf, oneOf } from "../schema/enums.ts";
import { textField } from "../schema/fields.ts";
import { type DeepReadonly, namedObject, schemaRef } from "../schema/named-schema.ts";
import { Source } from "./source-schema.ts";

const reasonCodes = keysOf<DecoderReason["code"]>({
  "model-prefix": true,
  "model-shape": true,
  "serial-shape": true,
  "serial-near": true,
  "built-for": true,
  "listed-under": true,
  "said-to-have-built": true,
  "prefix-unknown": true,
  "model-of-others": true,
  "serial-of-others": true,
  "other-makers": true,
  "sister-brands": true,
});

export const MakerReason = namedObject(
  "MakerReason",
  "Why somebody may have built the heater, or what speaks against it.",
  {
    code: oneOf(reasonCodes, "Permanent code of the reason.", "model-prefix"),
    values: Type.Optional(
      Type.Unsafe<NonNullable<DecoderReason["values"]>>({
        type: "object",
        additionalProperties: { type: ["string", "number"] },
        description: "What a sentence about the reason needs.",
        examples: [{ name: "Kenmore", prefix: "153" }],
      }),
    ),
  },
);

export const LikelyMaker = namedObject(
  "LikelyMaker",
  "Who may have built a heater that carries another name.",
  {
    brand: textField("Value of the brand whose maker it is: check with it to read the dates.", "state"),
    label: textField("Name of the brand.", "State"),
    maker: textField(
      "Names of the companies that built the brand, oldest first; the owner in brackets, `(?)` behind one that is not confirmed. Empty when none is known.",
      "State Industries (A. O. Smith)",
    ),
    confidence: oneOf(
      confidences,
      "How sure it is that this maker built it. The dates have a confidence of their own.",
    ),
    reasons: Type.Array(schemaRef(MakerReason), { description: "What speaks for it first." }),
    sources: Type.Array(schemaRef(Source), { description: "Where that comes from." }),
    dates: Type.Array(Type.String(), {
      description: "Every date that the serial number means under its rules, best first. May be empty.",
      examples: [["2005-03"]],
    }),
  },
);

export type LikelyMaker = DeepReadonly<Static<typeof LikelyMaker>>;

// Fails to compile unless the decoder returns what the API describes.
type Same<A, B> = [A, B] extends [B, A] ? true : false;
const reasonsAgree: Same<LikelyMaker["reasons"][number], DecoderMaker["reasons"][number]> = true;
void reasonsAgree;
