import type { Source } from "../../engine/format.ts";
import type { CodeTable, ModelRule } from "../rules/model-rule.ts";
import { directory } from "../rules/sources.ts";

/** Returns a manual that HTP wrote under its own name or Westinghouse's, in a public archive. */
export const htpManual = (title: string, url: string): Source => ({
  title: `HTP: manual of ${title}`,
  url,
  kind: "maker",
});

/** O for outdoor. Without it, the location is unknown. */
const outdoor = { O: { location: "outdoor" } } as const satisfies CodeTable;

/** NG or N for natural gas, LP for propane. */
export const fuels = {
  NG: { fuel: "natural-gas" },
  N: { fuel: "natural-gas" },
  LP: { fuel: "propane" },
} as const satisfies CodeTable;

/** Hydra Smart. C means high temperatures, and the meaning of P is unknown; O is only explained for the next line. */
export const hydraSmart = {
  says: { type: "tankless-gas" },
  read: { location: outdoor, fuel: fuels },
  inferred: ["location"],
  confidence: "high",
} as const satisfies Omit<ModelRule, "id" | "shape" | "sources">;

/** Floor-standing Crossover, with a tank of 20 or 40 gallons. */
export const crossoverFloor = {
  says: { type: "gas-tank" },
  read: { fuel: fuels },
  confidence: "high",
  sources: [
    htpManual(
      "RGH20-75F",
      "https://manuzoid.com/manuals/60nQ1-HTP%20Crossover%20Residential%20Floor%20Water%20Heater%20Installation%20guide",
    ),
    directory,
  ],
} as const satisfies Omit<ModelRule, "id" | "shape">;

/** Wall-hung Crossover. The manuals don't say whether it has a small tank. */
export const crossoverWall = {
  read: { location: outdoor, fuel: fuels },
  confidence: "high",
} as const satisfies Omit<ModelRule, "id" | "shape" | "sources">;

/** Electric tanks that a utility can switch. Those named 115 are rated 111 gallons. */
export const gridEnabled = {
  says: { type: "electric-tank", fuel: "electric", features: ["demand-response"] },
  read: { capacity: { 115: { capacityGallons: 111 } } },
  inferred: ["watts"],
  confidence: "high",
  sources: [
    directory,
    htpManual("EVG080C2X045H", "https://manualmachine.com/htp/c2x045h/22845314-use-and-care-manual"),
  ],
} as const satisfies Omit<ModelRule, "id" | "shape">;

/** The heat pump of 50 gallons. */
export const htpHeatPump = {
  says: { type: "heat-pump", fuel: "electric" },
  confidence: "medium",
  sources: [directory],
} as const satisfies Omit<ModelRule, "id" | "shape">;
