import type { ModelRule } from "../rules/model-rule.ts";

/** Model numbers of GSW. The manual doesn't say whether the 50 of a model means gallons. */
export const gswModels: readonly ModelRule[] = [
  {
    id: "gsw-502",
    shape: /^(?<line>502)(?<series>50)(?<unknown>E)$/u,
    says: { type: "gas-tank" },
    confidence: "medium",
    sources: [
      {
        title: "GSW: manual of 502/50E",
        url: "https://manuzoid.com/manuals/QqREp-GSW%20502%2050E%20User%20manual",
        kind: "maker",
      },
    ],
  },
];
