import { defineModelCases, listings } from "./cases.ts";

export const modelCases = defineModelCases({
  "ge-tank": {
    [listings]: {
      GG50T06AXK: { is: "gas-tank, natural-gas, tall, 50 gal, 6 years" },
      GE50T06AAG: { is: "electric-tank, electric, tall, 50 gal, 6 years" },
      SG40T12AXK: { is: "gas-tank, natural-gas, tall, 40 gal, 12 years" },
      PG40T09AXK: { is: "gas-tank, natural-gas, tall, 40 gal, 9 years" },
      GG50T06AVG00: { is: "gas-tank, natural-gas, tall, 50 gal, 6 years" },
    },
  },
  "ge-tank-old": {
    "https://manualshive.com/en/manual/ge/gg30s-bxr-series/134652?page=9": {
      "GG30S-BXR": { is: "gas-tank, short, 30 gal" },
    },
  },
  "ge-geospring": {
    "https://manualmachine.com/ge/appliancesgeospringgeh50deedxx/21356125-owners-manual-and-installation-instructions":
      {
        GEH50DEEDXX: { is: "heat-pump, electric, 50 gal", listed: "50 gal" },
      },
    "HPWHsim, rated models": {
      GEH50DFEJSRA: { is: "heat-pump, electric, 50 gal" },
    },
    [listings]: {
      GEH50DEED: { is: "heat-pump, electric, 50 gal" },
    },
  },
});
