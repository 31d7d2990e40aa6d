import Type, { type Static } from "typebox";
import { confidences, knownText } from "../schema/enums.ts";
import { booleanField, textField } from "../schema/fields.ts";
import { type DeepReadonly, namedObject, schemaRef } from "../schema/named-schema.ts";
import { type FactName, ModelFacts } from "../schema/model-facts.ts";

const text = (description: string, example: string) => Type.Optional(textField(description, example));

export const ModelInfo = namedObject(
  "ModelInfo",
  "Facts about a model, in the language of the request. Metric units come first in languages whose readers use them. Unknown facts are absent.",
  {
    capacity: text("Nominal capacity, or the rated volume if only that is known.", "40 gallons"),
    type: text("Kind of heater, and its fuel.", "Gas tank, natural gas"),
    efficiency: text("Efficiency rating, with its name.", "Uniform energy factor (UEF) 0.92"),
    dimensions: text("Outside dimensions.", "61.25 in high, 18 in across"),
    weight: text("Empty weight, or shipping weight.", "118 lb shipping weight"),
    btus: text("Input of a gas burner.", "40,000 BTU/h"),
    warranty: text(
      "The maker's warranty when the heater was sold. The first number of years applies.",
      "6 years on tank and parts",
    ),
    warrantyNote: text(
      "The date the warranty counts from.",
      "The maker’s warranty counts from the installation.",
    ),
    features: Type.Optional(
      Type.Array(Type.String(), { description: "Other facts.", examples: [["Power vent", "Tall"]] }),
    ),
  },
);

const ModelSource = namedObject("ModelSource", "Where facts about a model come from.", {
  title: textField(
    "The name and title of the source, in English in every language.",
    "A. O. Smith specification sheet AOSRE50608",
  ),
  url: text("Absent if the source is not online.", "https://assets.hotwater.com/"),
  date: text("`YYYY`, `YYYY-MM` or `YYYY-MM-DD`, if it has a date.", "2023-01"),
});

/** Where the knowledge about a model comes from. */
export const modelSourceField = knownText(
  ["catalogue", "nomenclature", "ai-enhanced"],
  "`catalogue`: the model is listed. `nomenclature`: decoded from the model number. `ai-enhanced`: from a language model, which may be wrong.",
);

export const ModelAnswer = namedObject("ModelAnswer", "Facts about a model.", {
  success: Type.Literal(true, { description: "Always true.", examples: [true] }),
  brand: textField("Value of the brand.", "ao-smith"),
  modelNumber: textField("The requested model number, in upper case and without spaces.", "ENT-40"),
  modelInfo: schemaRef(ModelInfo),
  facts: schemaRef(ModelFacts),
  source: modelSourceField,
  match: Type.Optional(
    knownText(
      ["exact", "without-options"],
      "For a listed model: whether the whole number matches, or only the number without the options at its end.",
    ),
  ),
  matchedModel: text("For a listed model: its number as the source prints it.", "ENT-40"),
  confidence: knownText(confidences, "Confidence level."),
  estimated: booleanField("Whether any fact is an estimate. Label it as one.", false),
  estimatedFacts: Type.Array(Type.Unsafe<FactName>({ type: "string" }), {
    description: "Which of the facts are estimates.",
    examples: [[]],
  }),
  factsOfNumber: Type.Optional(
    Type.Array(Type.Unsafe<FactName>({ type: "string" }), {
      description: "For a listed model: which facts come from its number and not from a list.",
      examples: [["height"]],
    }),
  ),
  sources: Type.Array(schemaRef(ModelSource), {
    description: "Best first. Empty if no source can be named.",
    examples: [[{ title: "A. O. Smith specification sheet AOSRE50608", date: "2023-01" }]],
  }),
});

export type ModelInfo = DeepReadonly<Static<typeof ModelInfo>>;
export type ModelAnswer = DeepReadonly<Static<typeof ModelAnswer>>;
export type ModelSource = DeepReadonly<Static<typeof ModelSource>>;

/** The data of a model, with its confidence. */
export type KnownModel = Omit<ModelAnswer, "brand" | "modelInfo" | "modelNumber" | "success">;

/** A model on a list, which may be the public lists of several publishers. */
export type ListedModel = Required<
  Pick<KnownModel, "confidence" | "facts" | "match" | "matchedModel" | "sources">
>;
