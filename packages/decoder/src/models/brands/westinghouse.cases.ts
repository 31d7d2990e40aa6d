import { defineModelCases, directory } from "./cases.ts";

export const modelCases = defineModelCases({
  // Every model in the directory.
  "westinghouse-tankless": {
    [directory]: {
      WGRTCNG199: {
        is: "tankless-gas, natural-gas, 199000 BTU/h",
        listed: "tankless-gas, natural-gas, 199000 BTU/h",
      },
      WGRTCONG199: {
        is: "tankless-gas, natural-gas, outdoor, 199000 BTU/h",
        listed: "tankless-gas, natural-gas, 199000 BTU/h",
      },
      WGRTCLP199: {
        is: "tankless-gas, propane, 199000 BTU/h",
        listed: "tankless-gas, propane, 199000 BTU/h",
      },
      WGRTCOLP199: {
        is: "tankless-gas, propane, outdoor, 199000 BTU/h",
        listed: "tankless-gas, propane, 199000 BTU/h",
      },
      WGRTNG150: {
        is: "tankless-gas, natural-gas, 150000 BTU/h",
        listed: "tankless-gas, natural-gas, 150000 BTU/h",
      },
      WGRTONG150: {
        is: "tankless-gas, natural-gas, outdoor, 150000 BTU/h",
        listed: "tankless-gas, natural-gas, 150000 BTU/h",
      },
      WGRTLP150: { is: "tankless-gas, propane, 150000 BTU/h", listed: "tankless-gas, propane, 150000 BTU/h" },
      WGRTOLP150: {
        is: "tankless-gas, propane, outdoor, 150000 BTU/h",
        listed: "tankless-gas, propane, 150000 BTU/h",
      },
    },
    "https://www.manualshelf.com/manual/westinghouse/wgrtng199/warranty-english.html": {
      WGRTNG199: { is: "tankless-gas, natural-gas, 199000 BTU/h" },
    },
  },
  "westinghouse-hybrid-floor": {
    [directory]: {
      WGRGH20NG75F: {
        is: "gas-tank, natural-gas, 20 gal, 75000 BTU/h",
        listed: "gas-tank, natural-gas, 20 gal, 75000 BTU/h",
      },
    },
  },
  "westinghouse-grid": {
    [directory]: {
      "WEG115******": {
        is: "electric-tank, electric, 111 gal, demand-response",
        listed: "electric-tank, electric, 111 gal, 4500 W",
      },
      "WEG100******": {
        is: "electric-tank, electric, 100 gal, demand-response",
        listed: "electric-tank, electric, 100 gal, 4500 W",
      },
      "WEG080******": {
        is: "electric-tank, electric, 80 gal, demand-response",
        listed: "electric-tank, electric, 80 gal, 4500 W",
      },
    },
  },
  "westinghouse-heat-pump": {
    [directory]: {
      HPWH50W: { is: "heat-pump, electric, 50 gal", listed: "heat-pump, electric, 50 gal, 4500 W" },
    },
  },
  "westinghouse-hybrid-wall": {
    "https://manuzoid.com/manuals/yXB7p-Westinghouse%20WGRGHLP150O%208.2%20GPM%20High%20Efficiency%20Liquid%20Propane%20Outdoor%20Tankless%20Water%20Heater%20with%20Built-in%20Recirculation%20and%20Pump%20Instructions%20%20%20Assembly":
      {
        WGRGHLP150O: { is: "propane, outdoor, 150000 BTU/h" },
      },
  },
  "westinghouse-commercial": {
    "https://manuzoid.com/manuals/lXoOe-Westinghouse%20WGC055NG100%20Installation%20Manual": {
      WGC055NG100: { is: "gas-tank-commercial, natural-gas, 55 gal, 100000 BTU/h" },
    },
    "http://www.manualshelf.com/manual/westinghouse/wgcm100ng130/installation-manual-english/page-1.html": {
      WGCM100NG130: { is: "gas-tank-commercial, natural-gas, 100 gal, 130000 BTU/h" },
    },
  },
});
