import { firstGases, heights } from "../families/letters.ts";
import type { ModelRule } from "../rules/model-rule.ts";
import { directory } from "../rules/sources.ts";

/** Model numbers of Sure Comfort, with the shape of Rheem's retail line. */
export const sureComfortModels: readonly ModelRule[] = [
  {
    id: "sure-comfort-gas",
    shape:
      /^(?<prefix>SC)(?<fuel>[GP])(?<capacity>[2-9]\d)(?<height>[TS])(?<warranty>0[3-9]|1[0-5])(?<option>[A-Z]{2})(?<input>[2-9]\d)(?<unknown>U)(?<revision>\d)$/u,
    says: { type: "gas-tank" },
    read: { fuel: firstGases, height: heights, option: { UN: { nox: "ultra-low" } } },
    confidence: "medium",
    sources: [directory],
  },
];
