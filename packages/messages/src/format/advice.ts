import type { MessageId } from "../catalog/shape.ts";

type Texts = Readonly<Record<string, MessageId>>;

/** Texts for how sure a statement about a heater is. */
export const sureTexts = {
  high: "specifications.sureHigh",
  medium: "specifications.sureMedium",
  low: "specifications.sureLow",
} as const satisfies Texts;

/** Texts for how sure the maker of a heater is. */
export const makerSureTexts = {
  high: "maker.sureHigh",
  medium: "maker.sureMedium",
  low: "maker.sureLow",
} as const satisfies Texts;

/** The styles of safety notices, as states of a heater. Any other needs no warning. */
export const safetyStates = { covered: "replace", "may-be-covered": "monitor" } as const;

/** Names of the kinds of heater with their own expected life. */
export const kindNames = {
  "gas-tank": "result.kind-gas-tank",
  "electric-tank": "result.kind-electric-tank",
  "heat-pump": "result.kind-heat-pump",
  "tankless-gas": "result.kind-tankless-gas",
  "tankless-electric": "result.kind-tankless-electric",
} as const satisfies Texts;

/** Names of heaters in an energy comparison; some include the kind. */
export const energyNames = {
  "this-heater": "advice.thisHeater",
  "average-heater": "advice.averageHeater",
  "new-heater": "advice.newHeater",
} as const satisfies Texts;
