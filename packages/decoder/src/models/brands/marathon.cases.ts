import { defineModelCases, directory } from "./cases.ts";

export const modelCases = defineModelCases({
  "marathon-electric": {
    [directory]: {
      MRG105245: { is: "electric-tank, electric, 100 gal, 4500 W, 240 V" },
      MRG105238: { is: "electric-tank, electric, 100 gal, 3800 W, 240 V" },
    },
  },
});
