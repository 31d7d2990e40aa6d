import type { Confidence } from "@heater-age/decoder";
import type { LikelyMaker as DecoderMaker, MakerReason as DecoderReason } from "@heater-age/decoder/makers";
import Type, { type Static } from "typebox";
import { keysOf, oneOf } from "../schema/enums.ts";
import { type DeepReadonly, named, refer } from "../schema/named-schema.ts";
import { Source } from "./source-schema.ts";

const closed = { additionalProperties: false } as const;

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

export const MakerReason = named(
  "MakerReason",
  Type.Object(
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
    { ...closed, description: "Why somebody may have built the heater, or what speaks against it." },
  ),
);

export const LikelyMaker = named(
  "LikelyMaker",
  Type.Object(
    {
      brand: Type.String({
        description: "Value of the brand whose maker it is: check with it to read the dates.",
        examples: ["state"],
      }),
      label: Type.String({ description: "Name of the brand.", examples: ["State"] }),
      maker: Type.String({
        description:
          "Names of the companies that built the brand, oldest first; the owner in brackets, `(?)` behind one that is not confirmed. Empty when none is known.",
        examples: ["State Industries (A. O. Smith)"],
      }),
      confidence: oneOf(
        keysOf<Confidence>({ high: true, medium: true, low: true }),
        "How sure it is that this maker built it. The dates have a confidence of their own.",
      ),
      reasons: Type.Array(refer(MakerReason), { description: "What speaks for it first." }),
      sources: Type.Array(refer(Source), { description: "Where that comes from." }),
      dates: Type.Array(Type.String(), {
        description: "Every date that the serial number means under its rules, best first. May be empty.",
        examples: [["2005-03"]],
      }),
    },
    { ...closed, description: "Who may have built a heater that carries another name." },
  ),
);

export type LikelyMaker = DeepReadonly<Static<typeof LikelyMaker>>;

// What the decoder gives is what the API describes.
type Same<A, B> = [A, B] extends [B, A] ? true : false;
const reasonsAgree: Same<LikelyMaker["reasons"][number], DecoderMaker["reasons"][number]> = true;
void reasonsAgree;
