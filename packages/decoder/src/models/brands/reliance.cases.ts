import { defineModelCases, directory, listings } from "./cases.ts";

export const modelCases = defineModelCases({
  "reliance-gas": {
    [directory]: {
      "6 40 UNBFT* 100": { is: "gas-tank, natural-gas, ultra-low NOx, tall, 40 gal, 6 years" },
      "6 75 XRRS* 400": { is: "gas-tank, short, 74 gal, 6 years" },
      "6 50 MDV* 250": { is: "gas-tank, direct vent, 50 gal, 6 years, manufactured-home" },
    },
    "http://aosmithmanual.com/html/AO-Smith-Water-Heater-12-50GPC-T-100-User-Manual.html": {
      "12 40GPC T": { is: "gas-tank, tall, 40 gal, 12 years" },
    },
    [listings]: {
      "6-40-GKRT": { is: "gas-tank, tall, 40 gal, 6 years" },
      "6-50-NBRT": { is: "gas-tank, tall, 50 gal, 6 years" },
    },
  },
  "reliance-electric": {
    [directory]: {
      "6-50-EOLS": { is: "electric-tank, electric, lowboy, 50 gal, 6 years" },
      "6-50-EOLBS": { is: "electric-tank, electric, lowboy, 50 gal, 6 years, blanket" },
    },
    [listings]: {
      "6 40 EORT": { is: "electric-tank, electric, tall, 40 gal, 6 years" },
    },
  },
  "reliance-tankless": {
    [directory]: {
      "TS-110U-I 200": { is: "tankless-gas, indoor, 140000 BTU/h" },
    },
  },
});
