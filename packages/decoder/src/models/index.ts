export { modelKey } from "./model-key.ts";
export type {
  FeatureCode,
  Fuel,
  HeaterType,
  ModelFact,
  ModelFacts,
  ModelMeaning,
  ModelPart,
  ModelReading,
  TankHeight,
  Vent,
} from "./model-rule.ts";
export { readModel, recogniseModel, type RecognisedModel } from "./read-model.ts";
