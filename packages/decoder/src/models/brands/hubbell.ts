import type { ModelRule } from "../rules/model-rule.ts";
import { listings } from "../rules/sources.ts";

/** Model numbers of Hubbell's heat pumps. */
export const hubbellModels: readonly ModelRule[] = [
  {
    id: "hubbell-pbx",
    shape: /^(?<prefix>PBX)(?<capacity>50|65|80)(?<unknown>SL)?$/u,
    says: { type: "heat-pump", fuel: "electric" },
    inferred: ["type", "fuel", "capacityGallons"],
    confidence: "low",
    sources: [listings],
  },
];
