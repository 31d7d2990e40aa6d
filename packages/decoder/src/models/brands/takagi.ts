import { takagiBuilt } from "../families/takagi-built.ts";
import type { CodeTable, ModelRule } from "../rules/model-rule.ts";

const fuel = {
  N: { fuel: "natural-gas" },
  NG: { fuel: "natural-gas" },
  P: { fuel: "propane" },
  LP: { fuel: "propane" },
} as const satisfies CodeTable;

const places = {
  DV: { location: "indoor" },
  IN: { location: "indoor" },
  OS: { location: "outdoor" },
} as const satisfies CodeTable;
const sizes = takagiBuilt.read.input;

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
    read: { location: places, fuel },
    confidence: "high",
    sources: [{ title: "Takagi: sheet TRGSS01512 of T-H3", kind: "maker" }],
  },
  {
    id: "takagi-th3-small",
    shape: /^(?<prefix>TH3)(?<series>[JMS])(?<location>DV|OS)(?<fuel>NG|LP|[NP])?$/u,
    says: { type: "tankless-gas", features: ["condensing"] },
    read: { location: places, fuel },
    confidence: "high",
    sources: [
      {
        title: "Takagi: tankless product guide",
        url: "https://vdocuments.mx/tankless-takagi.html",
        kind: "maker",
      },
    ],
  },
  {
    // The manual names them 110U, 310U and 510U as well.
    id: "takagi-tk-names",
    shape: /^(?<input>TKJR2U|TK4U|TD2U)(?<location>IN|OS)?(?<fuel>NG|LP|[NP])?$/u,
    says: { type: "tankless-gas" },
    read: {
      input: { TKJR2U: sizes[110], TK4U: sizes[310], TD2U: sizes[510] },
      location: places,
      fuel,
    },
    confidence: "medium",
    sources: [
      {
        title: "Takagi: manual of T-KJr2U, T-K4U and T-D2U",
        url: "https://doczz.net/doc/5110360/product-manual",
        kind: "maker",
      },
    ],
  },
];
