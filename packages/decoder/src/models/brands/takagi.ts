import { takagiBuilt } from "../families/takagi-built.ts";
import type { CodeTable, ModelRule } from "../rules/model-rule.ts";

const fuel = {
  N: { fuel: "natural-gas" },
  NG: { fuel: "natural-gas" },
  P: { fuel: "propane" },
  LP: { fuel: "propane" },
} as const satisfies CodeTable;

/** Model numbers of Takagi. */
export const takagiModels: readonly ModelRule[] = [
  {
    ...takagiBuilt,
    id: "takagi-tk",
    shape:
      /^(?<prefix>TK)(?<input>110|310|510)(?<series>[UC])?(?<location>NI|GI|IN|I|E|N)?(?<fuel>[NP])?(?<series2>\d{3})?$/u,
  },
  {
    id: "takagi-th3",
    shape: /^(?<prefix>TH3)(?<location>DV|OS)(?<fuel>NG|LP|[NP])?$/u,
    says: { type: "tankless-gas", inputBtuPerHour: 199_000, features: ["condensing"] },
    read: { location: { DV: { location: "indoor" }, OS: { location: "outdoor" } }, fuel },
    confidence: "high",
    sources: [{ title: "Takagi: sheet TRGSS01512 of T-H3", kind: "maker" }],
  },
];
