import type { ModelRule } from "../rules/model-rule.ts";

/** Model numbers of American Standard's heat pumps. */
export const americanStandardModels: readonly ModelRule[] = [
  {
    id: "american-standard-heat-pump",
    shape: /^(?<prefix>ASHPWH)(?<capacity>50|65|80)$/u,
    says: { type: "heat-pump", fuel: "electric" },
    confidence: "medium",
    sources: [
      {
        title: "Altmode: a 50-gallon ASHPWH-50",
        url: "https://altmode.org/2025/02/24/my-experience-with-a-hybrid-heat-pump-water-heater",
        kind: "trade",
      },
    ],
  },
];
