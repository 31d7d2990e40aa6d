import { defineModelCases } from "./cases.ts";

export const modelCases = defineModelCases({
  "stiebel-tempra": {
    "http://www.ecobuildingpulse.com/green-products/tempra-tankless-water-heaters-from-stiebel-eltron.aspx?dfpzone=general":
      {
        "Tempra 24 Plus": { is: "tankless-electric, electric, 24000 W" },
        "Tempra 29": { is: "tankless-electric, electric" },
      },
  },
});
