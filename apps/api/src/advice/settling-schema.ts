import type { DisambiguationAnswerCode, DisambiguationQuestion } from "@heater-age/decoder/no-label";
import Type, { type Static } from "typebox";
import { keysOf, oneOf } from "../schema/enums.ts";
import { type DeepReadonly, named, refer } from "../schema/named-schema.ts";
import { Statement } from "./statement.ts";

const closed = { additionalProperties: false } as const;

export const SettlingAnswer = named(
  "SettlingAnswer",
  Type.Object(
    {
      code: oneOf(
        keysOf<DisambiguationAnswerCode>({
          uef: true,
          ef: true,
          "prices-2023": true,
          "prices-before-2023": true,
          "code-between": true,
          "year-from": true,
        }),
        "Permanent code of the answer.",
      ),
      text: Type.String({ description: "What is answered.", examples: ["UEF"] }),
      leaves: Type.Array(Type.String(), {
        minItems: 1,
        description: "The dates that are left with it: never all of them.",
        examples: [["2022-05"]],
      }),
      reason: refer(Statement),
    },
    { ...closed, description: "An answer to the question, the dates that it leaves, and why." },
  ),
);

export const Settling = named(
  "Settling",
  Type.Object(
    {
      question: oneOf(
        keysOf<DisambiguationQuestion>({
          "rating-name": true,
          "label-price": true,
          "gas-valve-code": true,
          "standard-year": true,
        }),
        "Permanent code of the question.",
      ),
      text: Type.String({
        description: "The question, in the language of the request.",
        examples: ["Does the yellow EnergyGuide label say UEF or EF?"],
      }),
      where: Type.String({
        description: "Where to look.",
        examples: ["The label is on the outside of the heater or among its papers."],
      }),
      tells: oneOf(
        keysOf<"always" | "sometimes">({ always: true, sometimes: true }),
        "`sometimes` when only the answer that is listed tells anything.",
      ),
      answers: Type.Array(refer(SettlingAnswer), { minItems: 1, description: "What may be answered." }),
    },
    {
      ...closed,
      description:
        "The one question that tells the dates apart, for somebody who stands before the heater. Absent when there are not two dates or none tells.",
    },
  ),
);

/** Each after those that it refers to. */
export const settlingSchemas = [SettlingAnswer, Settling] as const;

export type SettlingAnswer = DeepReadonly<Static<typeof SettlingAnswer>>;
export type Settling = DeepReadonly<Static<typeof Settling>>;
