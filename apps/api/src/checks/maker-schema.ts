import type { MakerReason as DecoderReason } from "@heater-age/decoder/makers";
import Type from "typebox";
import { confidences, listKeys, knownText } from "../schema/enums.ts";
import { textField } from "../schema/fields.ts";
import { namedObject, schemaRef } from "../schema/named-schema.ts";
import { Source } from "./source-schema.ts";

const reasonCodes = listKeys<DecoderReason["code"]>({
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

export const MakerReason = namedObject("MakerReason", "Evidence for or against this maker.", {
  code: knownText(reasonCodes, "Permanent code of the reason.", "model-prefix"),
  values: Type.Optional(
    Type.Unsafe<NonNullable<DecoderReason["values"]>>({
      type: "object",
      additionalProperties: { type: ["string", "number"] },
      description: "Values for a sentence about the reason.",
      examples: [{ name: "Kenmore", prefix: "153" }],
    }),
  ),
});

export const LikelyMaker = namedObject(
  "LikelyMaker",
  "A maker that may have built a heater sold under another name.",
  {
    brand: textField("Value of the maker's own brand. Check with it to decode the dates.", "state"),
    label: textField("Name of the brand.", "State"),
    maker: textField(
      "Names of the companies that built the brand, oldest first. The owner is in parentheses, and `(?)` follows an unconfirmed name. Empty if unknown.",
      "State Industries (A. O. Smith)",
    ),
    confidence: knownText(
      confidences,
      "Confidence that this maker built it. The dates have their own confidence.",
    ),
    reasons: Type.Array(schemaRef(MakerReason), { description: "Evidence for it first." }),
    sources: Type.Array(schemaRef(Source), { description: "Sources of the evidence." }),
    dates: Type.Array(Type.String(), {
      description: "Every possible date under its rules, best first. May be empty.",
      examples: [["2005-03"]],
    }),
  },
);
