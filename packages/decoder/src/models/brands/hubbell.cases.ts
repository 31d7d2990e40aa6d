import type { ModelCase } from "./cases.ts";

export const modelCases: readonly ModelCase[] = [
  {
    model: "PBX50-SL",
    by: "hubbell-pbx",
    is: "heat-pump, electric, 50 gal",
    from: "model number as commonly listed",
  },
];
