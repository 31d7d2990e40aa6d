import type { ModelCase } from "./cases.ts";

const directory = "AHRI directory, 2017";

export const modelCases: readonly ModelCase[] = [
  {
    model: "SCG40T03UN38U0",
    by: "sure-comfort-gas",
    is: "gas-tank, natural-gas, ultra-low NOx, tall, 40 gal, 38000 BTU/h, 3 years",
    from: directory,
  },
];
