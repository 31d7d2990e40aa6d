import { defineModelCases, directory } from "./cases.ts";

export const modelCases = defineModelCases({
  "sure-comfort-gas": {
    [directory]: {
      SCG40T03UN38U0: { is: "gas-tank, natural-gas, ultra-low NOx, tall, 40 gal, 38000 BTU/h, 3 years" },
    },
  },
});
