import type { Source } from "../../engine/format.ts";
import type { CodeTable, ModelRule } from "../rules/model-rule.ts";
import { directory, energyStar2023, listings } from "../rules/sources.ts";
import { gases, heights } from "./letters.ts";

/** Returns the specification sheet of Rheem with an id in its address. */
export const rheemSheet = (model: string, id: string): Source => ({
  title: `Rheem: sheet of ${model}`,
  url: `https://files.myrheem.com/webpartnerspublic/ProductDocuments/${id}.pdf`,
  kind: "maker",
});

/** Gas tanks of the Professional lines of Rheem and Ruud. The class after RH or RU is an old rating, not the UEF. */
export const professionalGas = {
  says: { type: "gas-tank" },
  read: {
    fuel: { ...gases, U: { fuel: "natural-gas", nox: "ultra-low" } },
    option: { PV: { vent: "power" } },
  },
  inferred: ["nox"],
  confidence: "medium",
  sources: [
    {
      title: "Wholesale Water Heater: residential water heaters",
      url: "https://www.wholesalewaterheater.com/collections/residential-water-heaters",
      kind: "trade",
    },
    directory,
  ],
} as const satisfies Omit<ModelRule, "id" | "shape">;

/** Electric tanks of the Professional lines. */
export const professionalElectric = {
  says: { type: "electric-tank", fuel: "electric" },
  read: { height: heights },
  inferred: ["elements"],
  confidence: "low",
  sources: [listings],
} as const satisfies Omit<ModelRule, "id" | "shape">;

const series = {
  120: { volts: 120 },
  350: { volts: 240 },
  375: { volts: 240 },
} as const satisfies CodeTable;

const options = {
  15: { watts: 2250, breakerAmps: 15 },
  30: { watts: 4500, breakerAmps: 30 },
  SO: { watts: 4500, features: ["leak-shut-off"] },
  M: { features: ["mixing-valve"] },
  MSO: { features: ["mixing-valve", "leak-shut-off"] },
} as const satisfies CodeTable;

/** Heat pumps of the Professional lines: ProTerra and its predecessors. */
export const professionalHybrid = {
  says: { type: "heat-pump", fuel: "electric" },
  read: { series, option: options },
  confidence: "high",
  sources: [
    rheemSheet("PROPH50 T2 RH375-30", "65DF1261-86D9-4756-AAAD-F403E9FF124A"),
    rheemSheet("PROPH65 T2 RH375-SO", "0D97931E-3D73-40F7-A969-3D6D05EED915"),
    rheemSheet("PROPH40 T0 RH120-M", "1DC43590-F660-4E37-978A-B789F2B4E192"),
    energyStar2023,
  ],
} as const satisfies Omit<ModelRule, "id" | "shape">;

/** Heat pumps that ENERGY STAR rates like ProTerra; the meaning of L and D is unknown. */
export const hpld = {
  says: { type: "heat-pump", fuel: "electric" },
  confidence: "medium",
  sources: [energyStar2023],
} as const satisfies Omit<ModelRule, "id" | "shape">;
