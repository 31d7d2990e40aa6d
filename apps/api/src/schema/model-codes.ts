import type { ModelFacts as NumberFacts } from "@heater-age/decoder/models";
import { listKeys } from "./enums.ts";

/** The possible values of facts that are codes. */
export const factCodes = {
  type: listKeys<NonNullable<NumberFacts["type"]>>({
    "gas-tank": true,
    "gas-tank-commercial": true,
    "electric-tank": true,
    "electric-tank-commercial": true,
    "heat-pump": true,
    "tankless-gas": true,
    "tankless-electric": true,
    "combi-boiler": true,
  }),
  fuel: listKeys<NonNullable<NumberFacts["fuel"]>>({
    "natural-gas": true,
    propane: true,
    "natural-gas-or-propane": true,
    electric: true,
  }),
  vent: listKeys<NonNullable<NumberFacts["vent"]> | "atmospheric">({
    power: true,
    direct: true,
    "power-direct": true,
    atmospheric: true,
  }),
  nox: listKeys<NonNullable<NumberFacts["nox"]>>({ "ultra-low": true }),
  height: listKeys<NonNullable<NumberFacts["height"]>>({
    tall: true,
    medium: true,
    short: true,
    lowboy: true,
  }),
  location: listKeys<NonNullable<NumberFacts["location"]>>({ indoor: true, outdoor: true }),
} as const;

/** Features of a model. The text of a code is the message `feature-<code>` of the area `model`. */
export const featureCodes = [
  "anode-smart",
  "anode-stainless-core",
  "anodes-long-or-several",
  "backup-elements",
  "blanket",
  "bluetooth",
  "brass-drain-valve",
  "buffer-tank",
  "condensing",
  "dedicated-circuit",
  "demand-response",
  "diffuser-dip-tube",
  "energy-star",
  "glass-lined",
  "high-altitude",
  "high-input",
  "high-recovery",
  "indoor-or-outdoor",
  "leak-detection",
  "leak-shut-off",
  "low-wattage",
  "manufactured-home",
  "mixing-valve",
  "no-recirculation",
  "non-condensing",
  "plug-in",
  "recirculation",
  "refrigerant-r-513a",
  "scale-prevention",
  "shared-circuit",
  "simultaneous-elements",
  "smart",
  "stainless-elements",
  "wi-fi",
] as const;
