import { defineModelCases } from "./cases.ts";

export const modelCases = defineModelCases({
  "gsw-502": {
    "https://manuzoid.com/manuals/QqREp-GSW%20502%2050E%20User%20manual": {
      "502/50E": { is: "gas-tank" },
    },
  },
});
