import { defineModelCases, directory, listings } from "./cases.ts";

export const modelCases = defineModelCases({
  "richmond-gas": {
    [directory]: {
      "6G40-38FN4": { is: "gas-tank, ultra-low NOx, 40 gal, 38000 BTU/h, 6 years" },
      "12G50-38FN4": { is: "gas-tank, ultra-low NOx, 50 gal, 38000 BTU/h, 12 years" },
      "6G30-30FN4": { is: "gas-tank, ultra-low NOx, 30 gal, 30000 BTU/h, 6 years" },
    },
    [listings]: {
      "6G40-36F3": { is: "gas-tank, 40 gal, 36000 BTU/h, 6 years" },
    },
  },
  "richmond-electric": {
    "https://www.hioutlet.com/pl/plumbing-water-heaters-electric-water-heaters/3034": {
      "6EM40-D": { is: "electric-tank, electric, medium, 40 gal, 6 years", listed: "40 gal" },
    },
  },
  "richmond-hybrid": {
    [directory]: {
      "10E50-HP4D": { is: "heat-pump, electric, 50 gal, 10 years" },
    },
    "ENERGY STAR list, 2023": {
      "10E80-HP530": { is: "heat-pump, electric, 80 gal, 30 A, 10 years", listed: "80 gal" },
      "10E65-HP5S30": { is: "heat-pump, electric, 65 gal, 30 A, 10 years, leak-shut-off", listed: "65 gal" },
    },
  },
  "richmond-gas-listed": {
    "https://github.com/joeybukowski3/serial-decoder": {
      "GG50-38F3": { is: "gas-tank, 50 gal, 38000 BTU/h" },
    },
  },
});
