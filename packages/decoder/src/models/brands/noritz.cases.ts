import { defineModelCases, directory } from "./cases.ts";

export const modelCases = defineModelCases({
  // Every model in the directory.
  "noritz-type": {
    [directory]: {
      "GQ-C3259WX-FF US": {
        is: "tankless-gas, indoor, 199900 BTU/h, condensing",
        listed: "tankless-gas, natural-gas-or-propane, 199900 BTU/h",
      },
      "GQ-C3257WX-FF US": {
        is: "tankless-gas, indoor, 199900 BTU/h, condensing",
        listed: "tankless-gas, natural-gas-or-propane, 199900 BTU/h",
      },
      "GQ-C3257WX US": {
        is: "tankless-gas, 199900 BTU/h, condensing",
        listed: "tankless-gas, natural-gas-or-propane, 199900 BTU/h",
      },
      "GQ-C2859WX-FF US": {
        is: "tankless-gas, indoor, 180000 BTU/h, condensing",
        listed: "tankless-gas, natural-gas-or-propane, 180000 BTU/h",
      },
      "GQ-2857WX US": {
        is: "tankless-gas, 199900 BTU/h",
        listed: "tankless-gas, natural-gas-or-propane, 199900 BTU/h",
      },
      "GQ-2857WX-F US": {
        is: "tankless-gas, 199900 BTU/h",
        listed: "tankless-gas, natural-gas-or-propane, 199900 BTU/h",
      },
      "GQ-C2857WS US": {
        is: "tankless-gas, 180000 BTU/h, condensing",
        listed: "tankless-gas, natural-gas-or-propane, 180000 BTU/h",
      },
      "GQ-2857WX-FFA US": {
        is: "tankless-gas, 199900 BTU/h",
        listed: "tankless-gas, natural-gas-or-propane, 199900 BTU/h",
      },
      "GQ-C2857WS-FF US": {
        is: "tankless-gas, indoor, 180000 BTU/h, condensing",
        listed: "tankless-gas, natural-gas-or-propane, 180000 BTU/h",
      },
      "GQ-2457WS-FFA US": {
        is: "tankless-gas, 180000 BTU/h",
        listed: "tankless-gas, natural-gas-or-propane, 180000 BTU/h",
      },
    },
    "https://vdocument.in/condensing-tankless-gas-water-heater-categories-closely-observe-these-warnings.html":
      {
        "GQ-C5032WZ-FF US": { is: "tankless-gas, indoor, condensing" },
      },
    "https://homedocbox.com/amp/96486778-Appliances/Installation-manual-condensing-tankless-gas-water-heater-danger-warning-caution-caution-requests-to-installers.html":
      {
        "GQ-C3259WZ-FF US": { is: "tankless-gas, indoor, 199900 BTU/h, condensing" },
      },
  },
  "noritz-name": {
    "https://manuals.online/noritz/water-heater/protough-nr83od/user-manual/1e8gd": {
      "NRC1111-OD-LP": { is: "tankless-gas, propane, outdoor, condensing" },
    },
    "https://homedocbox.com/amp/96486778-Appliances/Installation-manual-condensing-tankless-gas-water-heater-danger-warning-caution-caution-requests-to-installers.html":
      {
        NCC199CDV: { is: "tankless-gas, indoor, condensing" },
      },
    "https://manuals.online/noritz/gas-water-heater/ncc199-sv/user-manual/1au8h": {
      "NCC199-SV": { is: "tankless-gas, condensing" },
    },
    "https://pdfslide.net/documents/tankless-gas-water-heater.html": {
      "NC380-SV-ASME": { is: "tankless-gas" },
    },
    "https://manualshive.com/en/manual/noritz/nr98-dvc-ca/1705233?page=12": {
      "NR98-DVC-CA": { is: "tankless-gas" },
    },
  },
  "noritz-ez": {
    "https://waterclue.com/water-heater/noritz/install-guide": {
      EZTR40: { is: "tankless-gas, 120000 BTU/h, condensing", listed: "120000 BTU/h" },
      EZ111DV: { is: "tankless-gas, indoor, 199900 BTU/h, condensing", listed: "199900 BTU/h" },
      EZ98DV: { is: "tankless-gas, indoor, 199900 BTU/h, condensing", listed: "199900 BTU/h" },
      EZ71DV: { is: "tankless-gas, indoor, condensing" },
    },
  },
});
