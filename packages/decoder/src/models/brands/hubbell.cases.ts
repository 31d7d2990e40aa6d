import { defineModelCases } from "./cases.ts";

export const modelCases = defineModelCases({
  "hubbell-pbx": {
    "model number as commonly listed": {
      "PBX50-SL": { is: "heat-pump, electric, 50 gal" },
    },
  },
});
