import { defineModelCases, directory, listings } from "./cases.ts";

export const modelCases = defineModelCases({
  "ruud-professional-gas": {
    [directory]: {
      "PROG50-38U RU62 EC1": { is: "gas-tank, natural-gas, ultra-low NOx, 50 gal, 38000 BTU/h" },
      "PROG40-38U RU62 EC1": { is: "gas-tank, natural-gas, ultra-low NOx, 40 gal, 38000 BTU/h" },
    },
    [listings]: {
      "PROG50-42N RU67 PV": { is: "gas-tank, natural-gas, power vent, 50 gal, 42000 BTU/h" },
    },
  },
  "ruud-professional-hybrid": {
    "ENERGY STAR list, 2023": {
      "PROUH80 T2 RU375-30": {
        is: "heat-pump, electric, 80 gal, 4500 W, 240 V, 30 A, 2 elements",
        listed: "80 gal, 4500 W",
      },
    },
    [directory]: {
      "PROUH65 T2 RU350 D": { is: "heat-pump, electric, 65 gal, 240 V, 2 elements" },
    },
  },
  "ruud-hpld": {
    "ENERGY STAR list, 2023": {
      "HPLD65-1RU": { is: "heat-pump, electric, 65 gal", listed: "65 gal" },
    },
  },
  "ruud-m4-gas": {
    [directory]: {
      "M4-40FN1": { is: "gas-tank, ultra-low NOx, 40 gal" },
      "M4-30FN1": { is: "gas-tank, ultra-low NOx, 30 gal" },
    },
  },
});
