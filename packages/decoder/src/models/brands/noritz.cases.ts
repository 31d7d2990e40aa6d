import type { ModelCase } from "./cases.ts";

const directory = "AHRI directory, 2017";

export const modelCases: readonly ModelCase[] = [
  // Every model in the directory.
  {
    model: "GQ-C3259WX-FF US",
    by: "noritz-type",
    is: "tankless-gas, indoor, 199900 BTU/h, condensing",
    listed: "tankless-gas, natural-gas-or-propane, 199900 BTU/h",
    from: directory,
  },
  {
    model: "GQ-C3257WX-FF US",
    by: "noritz-type",
    is: "tankless-gas, indoor, 199900 BTU/h, condensing",
    listed: "tankless-gas, natural-gas-or-propane, 199900 BTU/h",
    from: directory,
  },
  {
    model: "GQ-C3257WX US",
    by: "noritz-type",
    is: "tankless-gas, 199900 BTU/h, condensing",
    listed: "tankless-gas, natural-gas-or-propane, 199900 BTU/h",
    from: directory,
  },
  {
    model: "GQ-C2859WX-FF US",
    by: "noritz-type",
    is: "tankless-gas, indoor, 180000 BTU/h, condensing",
    listed: "tankless-gas, natural-gas-or-propane, 180000 BTU/h",
    from: directory,
  },
  {
    model: "GQ-2857WX US",
    by: "noritz-type",
    is: "tankless-gas, 199900 BTU/h",
    listed: "tankless-gas, natural-gas-or-propane, 199900 BTU/h",
    from: directory,
  },
  {
    model: "GQ-2857WX-F US",
    by: "noritz-type",
    is: "tankless-gas, 199900 BTU/h",
    listed: "tankless-gas, natural-gas-or-propane, 199900 BTU/h",
    from: directory,
  },
  {
    model: "GQ-C2857WS US",
    by: "noritz-type",
    is: "tankless-gas, 180000 BTU/h, condensing",
    listed: "tankless-gas, natural-gas-or-propane, 180000 BTU/h",
    from: directory,
  },
  {
    model: "GQ-2857WX-FFA US",
    by: "noritz-type",
    is: "tankless-gas, 199900 BTU/h",
    listed: "tankless-gas, natural-gas-or-propane, 199900 BTU/h",
    from: directory,
  },
  {
    model: "GQ-C2857WS-FF US",
    by: "noritz-type",
    is: "tankless-gas, indoor, 180000 BTU/h, condensing",
    listed: "tankless-gas, natural-gas-or-propane, 180000 BTU/h",
    from: directory,
  },
  {
    model: "GQ-2457WS-FFA US",
    by: "noritz-type",
    is: "tankless-gas, 180000 BTU/h",
    listed: "tankless-gas, natural-gas-or-propane, 180000 BTU/h",
    from: directory,
  },
  {
    model: "GQ-C5032WZ-FF US",
    by: "noritz-type",
    is: "tankless-gas, indoor, condensing",
    from: "https://vdocument.in/condensing-tankless-gas-water-heater-categories-closely-observe-these-warnings.html",
  },
  {
    model: "GQ-C3259WZ-FF US",
    by: "noritz-type",
    is: "tankless-gas, indoor, 199900 BTU/h, condensing",
    from: "https://homedocbox.com/amp/96486778-Appliances/Installation-manual-condensing-tankless-gas-water-heater-danger-warning-caution-caution-requests-to-installers.html",
  },
  {
    model: "NRC1111-OD-LP",
    by: "noritz-name",
    is: "tankless-gas, propane, outdoor, condensing",
    from: "https://manuals.online/noritz/water-heater/protough-nr83od/user-manual/1e8gd",
  },
  {
    model: "NCC199CDV",
    by: "noritz-name",
    is: "tankless-gas, indoor, condensing",
    from: "https://homedocbox.com/amp/96486778-Appliances/Installation-manual-condensing-tankless-gas-water-heater-danger-warning-caution-caution-requests-to-installers.html",
  },
  {
    model: "NCC199-SV",
    by: "noritz-name",
    is: "tankless-gas, condensing",
    from: "https://manuals.online/noritz/gas-water-heater/ncc199-sv/user-manual/1au8h",
  },
  {
    model: "NC380-SV-ASME",
    by: "noritz-name",
    is: "tankless-gas",
    from: "https://pdfslide.net/documents/tankless-gas-water-heater.html",
  },
  {
    model: "NR98-DVC-CA",
    by: "noritz-name",
    is: "tankless-gas",
    from: "https://manualshive.com/en/manual/noritz/nr98-dvc-ca/1705233?page=12",
  },
];
