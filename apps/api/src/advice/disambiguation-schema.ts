import type { DisambiguationAnswerCode, DisambiguationQuestion } from "@heater-age/decoder/no-label";
import Type, { type Static } from "typebox";
import { keysOf, oneOf } from "../schema/enums.ts";
import { textField } from "../schema/fields.ts";
import { type DeepReadonly, namedObject, schemaRef } from "../schema/named-schema.ts";
import { Statement } from "./statement.ts";

export const DisambiguationAnswer = namedObject(
  "SettlingAnswer",
  "An answer to the question, the dates that it leaves, and why.",
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
    text: textField("The answer, in the language of the request.", "UEF"),
    leaves: Type.Array(Type.String(), {
      minItems: 1,
      description: "The dates that remain with this answer, never all of them.",
      examples: [["2022-05"]],
    }),
    reason: schemaRef(Statement),
  },
);

export const Disambiguation = namedObject(
  "Settling",
  "The question that best separates the possible dates, for a person at the heater. Absent if there is only one date or no question separates them.",
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
    text: textField(
      "The question, in the language of the request.",
      "Does the yellow EnergyGuide label say UEF or EF?",
    ),
    where: textField("Where to look.", "It’s on the heater or with its papers."),
    tells: oneOf(["always", "sometimes"], "`sometimes` if only the listed answer rules dates out."),
    answers: Type.Array(schemaRef(DisambiguationAnswer), {
      minItems: 1,
      description: "The possible answers.",
    }),
  },
);

/** All named schemas, each after those that it refers to. */
export const disambiguationSchemas = [DisambiguationAnswer, Disambiguation] as const;

export type DisambiguationAnswer = DeepReadonly<Static<typeof DisambiguationAnswer>>;
export type Disambiguation = DeepReadonly<Static<typeof Disambiguation>>;
