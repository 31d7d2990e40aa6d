import { defineModelCases, directory } from "./cases.ts";

export const modelCases = defineModelCases({
  // Every model in the directory.
  "htp-hydra-smart": {
    [directory]: {
      "RTP-199": {
        is: "tankless-gas, 199000 BTU/h",
        listed: "tankless-gas, natural-gas-or-propane, 199000 BTU/h",
      },
      "RTC-199": {
        is: "tankless-gas, 199000 BTU/h",
        listed: "tankless-gas, natural-gas-or-propane, 199000 BTU/h",
      },
      "RTCO-199": {
        is: "tankless-gas, outdoor, 199000 BTU/h",
        listed: "tankless-gas, natural-gas-or-propane, 199000 BTU/h",
      },
      "RTP-180": {
        is: "tankless-gas, 180000 BTU/h",
        listed: "tankless-gas, natural-gas-or-propane, 180000 BTU/h",
      },
      "RT-150": {
        is: "tankless-gas, 150000 BTU/h",
        listed: "tankless-gas, natural-gas-or-propane, 150000 BTU/h",
      },
      "RTO-150": {
        is: "tankless-gas, outdoor, 150000 BTU/h",
        listed: "tankless-gas, natural-gas-or-propane, 150000 BTU/h",
      },
    },
    "https://manualmachine.com/htp/rt199/22845428-installation--maintenance-instructions-manual": {
      "RT-199": { is: "tankless-gas, 199000 BTU/h" },
      "RT-180N": { is: "tankless-gas, natural-gas, 180000 BTU/h" },
    },
    "https://www.manualslib.com/manual/1820322/Htp-Hydra-Smart-Series.html": {
      "RT-150LP": { is: "tankless-gas, propane, 150000 BTU/h" },
    },
  },
  "htp-crossover-floor": {
    [directory]: {
      "RGH20-75F": {
        is: "gas-tank, 20 gal, 75000 BTU/h",
        listed: "gas-tank, natural-gas, 20 gal, 75000 BTU/h",
      },
    },
    "https://manuzoid.com/manuals/60nQ1-HTP%20Crossover%20Residential%20Floor%20Water%20Heater%20Installation%20guide":
      {
        "RGH40-100F": { is: "gas-tank, 40 gal, 100000 BTU/h" },
        "RGH-76F": { is: "gas-tank, 76000 BTU/h" },
      },
  },
  "htp-grid": {
    [directory]: {
      "EVG115******": {
        is: "electric-tank, electric, 111 gal, demand-response",
        listed: "electric-tank, electric, 111 gal, 4500 W",
      },
      "EVG080******": {
        is: "electric-tank, electric, 80 gal, demand-response",
        listed: "electric-tank, electric, 80 gal, 4500 W",
      },
      "EVG-100******": {
        is: "electric-tank, electric, 100 gal, demand-response",
        listed: "electric-tank, electric, 100 gal, 4500 W",
      },
    },
    "https://manualmachine.com/htp/c2x045h/22845314-use-and-care-manual": {
      EVG080C2X045H: { is: "electric-tank, electric, 80 gal, 4500 W, demand-response" },
    },
  },
  "htp-heat-pump": {
    [directory]: {
      HPWH50H: { is: "heat-pump, electric, 50 gal", listed: "heat-pump, electric, 50 gal, 4500 W" },
    },
  },
  "htp-crossover-wall": {
    "https://www.manualslib.com/manual/1462415/Htp-Crossover-150.html": {
      "RGH-150O": { is: "outdoor, 150000 BTU/h" },
    },
    "https://homedocbox.com/Appliances/104093827-Crossover-outdoor-water-heaters.html": {
      "CGH-199O LP": { is: "propane, outdoor, 199000 BTU/h" },
    },
  },
  "htp-phoenix": {
    "https://manualmachine.com/htp/php260130/24006000-installation-start-up-and-operating-instructions-manual":
      {
        "PHP260-130LP": { is: "gas-tank-commercial, propane, 130 gal, 260000 BTU/h" },
      },
  },
  "htp-phoenix-series": {
    "https://manualmachine.com/htp/ph130/22845332-user-manual": {
      "PH199-119": { is: "gas-tank-commercial, 119 gal, 199000 BTU/h" },
    },
  },
});
