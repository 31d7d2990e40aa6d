import Type, { type Static, type TSchema } from "typebox";
import { confidences, keysOf, oneOf } from "../schema/enums.ts";
import { booleanField, textField } from "../schema/fields.ts";
import { type DeepReadonly, namedObject, schemaRef } from "../schema/named-schema.ts";
import { type FactName, ModelFacts } from "./facts.ts";
import type { KnowledgeSource } from "./known.ts";

const text = (description: string, example: string) => Type.Optional(textField(description, example));

export const ModelInfo = namedObject(
  "ModelInfo",
  "What is known of a model, in the language of the request. Languages whose readers measure in metric units get these first. What is not known is absent.",
  {
    capacity: text("Nominal capacity, or the rated volume where only that is known.", "40 gallons"),
    type: text("Kind of heater, and what it burns.", "Gas tank water heater, natural gas"),
    efficiency: text("Its rating, with the name of the rating.", "Uniform energy factor (UEF) 0.92"),
    dimensions: text("Outside dimensions.", "61.25 in high, 18 in across"),
    weight: text("Empty weight, or that of the package.", "118 lb in its package"),
    btus: text("Input of a gas burner.", "40,000 BTU/h"),
    warranty: text(
      "The maker's warranty when the heater was sold. The first number of years is the one that counts.",
      "6 years on tank and parts",
    ),
    warrantyNote: text(
      "From when the warranty counts.",
      "The maker’s warranty counts from the installation.",
    ),
    features: Type.Optional(
      Type.Array(Type.String(), { description: "What else is known.", examples: [["Power vent", "Tall"]] }),
    ),
  },
);

const ModelSource = namedObject("ModelSource", "Where facts about a model come from.", {
  title: textField(
    "What a reader looks for: a name and a title in English, in every language the same.",
    "A. O. Smith specification sheet AOSRE50608",
  ),
  url: text("Absent when a reader cannot open it.", "https://assets.hotwater.com/"),
  date: text("`YYYY`, `YYYY-MM` or `YYYY-MM-DD`, where it has one.", "2023-01"),
});

const knowledgeSources = keysOf<KnowledgeSource>({
  catalogue: true,
  nomenclature: true,
  "ai-enhanced": true,
});

/** Where the knowledge about a model comes from. */
export const modelSourceField = oneOf(
  knowledgeSources,
  "`catalogue`: the model is listed. `nomenclature`: its number says so itself. `ai-enhanced`: a language model says so, which may be wrong.",
);

export const ModelAnswer = namedObject("ModelAnswer", "What is known of a model.", {
  success: Type.Literal(true, { description: "Something is known.", examples: [true] }),
  brand: textField("Value of the brand.", "ao-smith"),
  modelNumber: textField("As asked for, without spaces, hyphens and underscores.", "ENT40"),
  modelInfo: schemaRef(ModelInfo),
  facts: schemaRef(ModelFacts),
  source: modelSourceField,
  match: Type.Optional(
    oneOf(
      ["exact", "without-options"],
      "Of a listed model: whether it is the very number, or the number without the options at its end.",
    ),
  ),
  matchedModel: text("Of a listed model: its number as its source prints it.", "ENT-40"),
  confidence: oneOf(confidences, "How sure it is."),
  estimated: booleanField("Whether any of it is an estimate. Say so where it is shown.", false),
  estimatedFacts: Type.Array(Type.Unsafe<FactName>({ type: "string" }), {
    description: "Which of the facts are estimates.",
    examples: [[]],
  }),
  factsOfNumber: Type.Optional(
    Type.Array(Type.Unsafe<FactName>({ type: "string" }), {
      description: "Of a listed model: which of the facts its number says and no list.",
      examples: [["height"]],
    }),
  ),
  sources: Type.Array(schemaRef(ModelSource), {
    description: "The best first. Empty when there is none that can be named.",
    examples: [[{ title: "A. O. Smith specification sheet AOSRE50608", date: "2023-01" }]],
  }),
});

/** All named schemas of models, each after those that it refers to. */
export const modelSchemas = [
  ModelInfo,
  ModelFacts,
  ModelSource,
  ModelAnswer,
] as const satisfies readonly TSchema[];

export type ModelInfo = DeepReadonly<Static<typeof ModelInfo>>;
export type ModelAnswer = DeepReadonly<Static<typeof ModelAnswer>>;
