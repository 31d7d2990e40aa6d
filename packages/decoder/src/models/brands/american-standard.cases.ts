import { defineModelCases } from "./cases.ts";

export const modelCases = defineModelCases({
  "american-standard-heat-pump": {
    "https://altmode.org/2025/02/24/my-experience-with-a-hybrid-heat-pump-water-heater": {
      "ASHPWH-50": { is: "heat-pump, electric, 50 gal", listed: "50 gal" },
    },
  },
});
