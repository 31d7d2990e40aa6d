import { defineModelCases, listings } from "./cases.ts";

export const modelCases = defineModelCases({
  "navien-npe": {
    "https://askmanual.pages.dev/navien/npe-240a2": {
      "NPE-240A2": {
        is: "tankless-gas, 199900 BTU/h, generation 2, condensing, recirculation",
        listed: "199900 BTU/h",
      },
    },
    "reseller's table": {
      "NPE-180A2": {
        is: "tankless-gas, 150000 BTU/h, generation 2, condensing, recirculation",
        listed: "150000 BTU/h",
      },
      "NPE-210S2": {
        is: "tankless-gas, 180000 BTU/h, generation 2, condensing, no-recirculation",
        listed: "180000 BTU/h",
      },
      "NPE-180S2": {
        is: "tankless-gas, 150000 BTU/h, generation 2, condensing, no-recirculation",
        listed: "150000 BTU/h",
      },
      "NPE-150S2": {
        is: "tankless-gas, 120000 BTU/h, generation 2, condensing, no-recirculation",
        listed: "120000 BTU/h",
      },
    },
    [listings]: {
      "NPE-240A": { is: "tankless-gas, 199900 BTU/h, condensing, recirculation" },
    },
  },
  "navien-npn": {
    "shows the rule": {
      "NPN-199U": { is: "tankless-gas, non-condensing" },
    },
  },
  "navien-nr": {
    "https://studylib.net/doc/25989009/navien-nr-np-service-manual-2011": {
      "NR-240": { is: "tankless-gas" },
      "NR-210A": { is: "tankless-gas, recirculation" },
      "NR-180A-NG": { is: "tankless-gas, natural-gas, recirculation" },
    },
  },
  "navien-ncb": {
    "reseller's table": {
      "NCB-240/110": { is: "combi-boiler, natural-gas-or-propane, 110000 BTU/h for heating" },
      "NCB-190/060": { is: "combi-boiler, natural-gas-or-propane, 60000 BTU/h for heating" },
    },
  },
  "navien-nwp": {
    "Water Heater Advisor": {
      "NWP500-65": { is: "heat-pump, electric, 65 gal, 240 V", listed: "65 gal" },
    },
  },
});
