import type { ModelCase } from "./cases.ts";

export const modelCases: readonly ModelCase[] = [
  {
    model: "UG50-62",
    by: "giant-gas",
    is: "gas-tank, 50 gal, 62000 BTU/h",
    from: "https://manualmachine.com/giantfactories/ug5062/22953708-installation-and-operating-instructions-manual",
  },
  {
    model: "UG40-38LF-N2U",
    by: "giant-gas",
    is: "gas-tank, natural-gas, 40 gal, 38000 BTU/h",
    from: "model number as commonly listed",
  },
];
