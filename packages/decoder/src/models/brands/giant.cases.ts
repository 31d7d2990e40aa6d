import { defineModelCases } from "./cases.ts";

export const modelCases = defineModelCases({
  "giant-gas": {
    "https://manualmachine.com/giantfactories/ug5062/22953708-installation-and-operating-instructions-manual":
      {
        "UG50-62": { is: "gas-tank, 50 gal, 62000 BTU/h" },
      },
    "model number as commonly listed": {
      "UG40-38LF-N2U": { is: "gas-tank, natural-gas, 40 gal, 38000 BTU/h" },
    },
  },
});
