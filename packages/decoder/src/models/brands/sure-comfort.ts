import { firstGases, heights } from "../families/letters.ts";
import type { ModelRule } from "../model-rule.ts";
import { directory } from "../sources.ts";

/** Model numbers of Sure Comfort, written like those of Rheem's retail line. */
export const sureComfortModels: readonly ModelRule[] = [
  {
    id: "sure-comfort-gas",
    shape:
      /^(?<prefix>SC)(?<fuel>[GP])(?<capacity>\d{2})(?<height>[TS])(?<warranty>\d{2})(?<option>[A-Z]{2})(?<input>\d{2})(?<unknown>U)(?<revision>\d)$/u,
    says: { type: "gas-tank" },
    read: { fuel: firstGases, height: heights, option: { UN: { nox: "ultra-low" } } },
    confidence: "medium",
    sources: [directory],
  },
];
