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
} from "./rules/model-rule.ts";
export { modelsIn } from "./printed-options.ts";
export { commonFacts } from "./read-rule.ts";
export { readModel } from "./read-model.ts";
export { looksLikeModel, recogniseModel, type RecognisedModel, unlessModel } from "./recognise.ts";
