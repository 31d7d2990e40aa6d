import type { ModelCase } from "./cases.ts";

export const modelCases: readonly ModelCase[] = [
  {
    model: "502/50E",
    by: "gsw-502",
    is: "gas-tank",
    from: "https://manuzoid.com/manuals/QqREp-GSW%20502%2050E%20User%20manual",
  },
];
