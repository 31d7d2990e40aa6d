import type { ModelCase } from "./cases.ts";

export const modelCases: readonly ModelCase[] = [
  {
    model: "ASHPWH-50",
    by: "american-standard-heat-pump",
    is: "heat-pump, electric, 50 gal",
    listed: "50 gal",
    from: "https://altmode.org/2025/02/24/my-experience-with-a-hybrid-heat-pump-water-heater",
  },
];
