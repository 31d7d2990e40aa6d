import type { MessageId } from "../catalog/shape.ts";

type Texts = Readonly<Record<string, MessageId>>;

/** Texts of how sure something is that is said of a heater. */
export const sureTexts = {
  high: "specifications.sureHigh",
  medium: "specifications.sureMedium",
  low: "specifications.sureLow",
} as const satisfies Texts;

/** Texts of how sure it is who built a heater. */
export const makerSureTexts = {
  high: "maker.sureHigh",
  medium: "maker.sureMedium",
  low: "maker.sureLow",
} as const satisfies Texts;

/** How the answers of safety notices look: as the states of a heater do. One that is not here has nothing to warn of. */
export const safetyStates = { covered: "replace", "may-be-covered": "monitor" } as const;

/** Names of the kinds of heater by whose figures a heater is planned. */
export const kindNames = {
  "gas-tank": "result.kind-gas-tank",
  "electric-tank": "result.kind-electric-tank",
  "heat-pump": "result.kind-heat-pump",
  "tankless-gas": "result.kind-tankless-gas",
} as const satisfies Texts;

/** Names of heaters whose energy is compared; some have the kind in them. */
export const energyNames = {
  "this-heater": "advice.thisHeater",
  "average-heater": "advice.averageHeater",
  "new-heater": "advice.newHeater",
} as const satisfies Texts;
