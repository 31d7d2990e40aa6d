import { defineModelCases, directory } from "./cases.ts";

export const modelCases = defineModelCases({
  "craftmaster-gas": {
    [directory]: {
      "G2F7575T4NOV 400": { is: "gas-tank, natural-gas, tall, 74 gal, 75000 BTU/h, 4 in vent, 6 years" },
      "G2F7575T4PV 401": { is: "gas-tank, propane, tall, 74 gal, 75000 BTU/h, 4 in vent, 6 years" },
      "MHDV2F4032T 250": {
        is: "gas-tank, direct vent, tall, 40 gal, 32000 BTU/h, 6 years, manufactured-home",
      },
    },
    "http://aosmithmanual.com/html/AO-Smith-Water-Heater-12-50GPC-T-100-User-Manual.html": {
      PCG2J4040T3NOV: { is: "gas-tank, natural-gas, tall, 40 gal, 40000 BTU/h, 3 in vent, 12 years" },
    },
  },
  "craftmaster-electric": {
    [directory]: {
      NE2F50LD: { is: "electric-tank, electric, lowboy, 50 gal, 2 elements, 6 years" },
      NE2F50LBD: { is: "electric-tank, electric, lowboy, 50 gal, 2 elements, 6 years, blanket" },
    },
  },
  "craftmaster-tankless": {
    [directory]: {
      "GTU-510C-NI": { is: "tankless-gas, natural-gas, indoor, 199000 BTU/h" },
    },
  },
});
