import { defineModelCases, directory } from "./cases.ts";

export const modelCases = defineModelCases({
  "lochinvar-gas": {
    [directory]: {
      "LTN07575* 400": { is: "gas-tank, natural-gas, 74 gal, 75000 BTU/h" },
      "XTL10075 401": { is: "gas-tank, propane, 98 gal, 75000 BTU/h" },
    },
  },
  "lochinvar-electric": {
    [directory]: {
      KSA050KD: { is: "electric-tank, electric, 50 gal" },
      KSA036KD: { is: "electric-tank, electric, 36 gal" },
    },
  },
  "lochinvar-mobile": {
    [directory]: {
      "MGN040 32 250": { is: "gas-tank, direct vent, 40 gal, 32000 BTU/h, manufactured-home" },
    },
  },
  "lochinvar-tankless": {
    [directory]: {
      "LTO-310U": { is: "tankless-gas, outdoor, 190000 BTU/h" },
    },
  },
  "lochinvar-copper-fin": {
    "http://www.docstoc.com/docs/159059776/Copper-Fin-II-Specification-_CF992-2072_---Lochinvar": {
      CFN1442PM: { is: "natural-gas, 1440000 BTU/h" },
    },
  },
});
