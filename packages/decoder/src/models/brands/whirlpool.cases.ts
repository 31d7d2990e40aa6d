import { defineModelCases, directory, listings } from "./cases.ts";

export const modelCases = defineModelCases({
  "whirlpool-gas": {
    [listings]: {
      FG1F4040T3NOV: { is: "gas-tank, natural-gas, tall, 40 gal, 40000 BTU/h, 3 in vent, 6 years" },
      BFG1J5040T3NOV: { is: "gas-tank, natural-gas, tall, 50 gal, 40000 BTU/h, 3 in vent, 12 years" },
    },
  },
  "whirlpool-electric": {
    "https://usermanual.wiki/Whirlpool/Whirlpool121802UsersManual308203.991089449/help": {
      E1F50RD045V: { is: "electric-tank, electric, short, 50 gal, 4500 W, 2 elements, 6 years" },
    },
    [listings]: {
      E2F50HD045V: { is: "electric-tank, electric, tall, 50 gal, 4500 W, 2 elements, 6 years" },
    },
  },
  "whirlpool-gas-late": {
    [directory]: {
      "40T12-40UDNG 100": { is: "gas-tank, natural-gas, ultra-low NOx, tall, 40 gal, 40000 BTU/h, 12 years" },
      "50T12-40UDNG 100": { is: "gas-tank, natural-gas, ultra-low NOx, tall, 50 gal, 40000 BTU/h, 12 years" },
    },
  },
  "whirlpool-gas-n": {
    [listings]: {
      "N40T61-343": { is: "gas-tank, natural-gas, tall, 40 gal, 34000 BTU/h, 3 in vent, 6 years" },
    },
  },
  "whirlpool-electric-late": {
    [directory]: {
      "E48LB6-45": { is: "electric-tank, electric, lowboy, 48 gal, 4500 W, 6 years, blanket" },
    },
    "https://www.searspartsdirect.com/": {
      "ES40R92-45D": { is: "electric-tank, electric, short, 40 gal, 4500 W, 9 years", listed: "40 gal" },
    },
  },
});
