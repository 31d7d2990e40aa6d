import { defineModelCases, directory, listings } from "./cases.ts";

export const modelCases = defineModelCases({
  "aos-proline-electric": {
    "https://assets.hotwater.com/damroot/Original/10001/AOSRE50608.pdf": {
      "ENT-50": { is: "electric-tank, electric, tall, 50 gal, 6 years", listed: "50 gal, 6 years" },
      "PNT-30": { is: "electric-tank, electric, tall, 30 gal, 10 years", listed: "10 years" },
      "ENLB-50": {
        is: "electric-tank, electric, lowboy, 50 gal, 6 years, blanket",
        listed: "48 gal, 6 years",
      },
      "ENL-36": { is: "electric-tank, electric, lowboy, 36 gal, 6 years", listed: "36 gal" },
    },
    "https://assets.hotwater.com/damroot/Original/10001/AOSRE50607.pdf": {
      "HNS-40W": {
        is: "electric-tank, electric, short, 40 gal, 8 years, low-wattage",
        listed: "40 gal, 8 years",
      },
      "HNT-55": { is: "electric-tank, electric, tall, 55 gal, 8 years", listed: "55 gal, 8 years" },
    },
    [directory]: {
      // Several models at once, as the directory prints them.
      "(E,P)NLB-50": { is: "electric-tank, electric, lowboy, 50 gal, blanket", listed: "48 gal" },
      "(E,P)NL-50": { is: "electric-tank, electric, lowboy, 50 gal", listed: "51 gal" },
      "(E,P)NL-36": { is: "electric-tank, electric, lowboy, 36 gal", listed: "36 gal" },
    },
  },
  "aos-electric-old": {
    [listings]: {
      "ECT-52": { is: "electric-tank, electric, 52 gal" },
      "EES-40": { is: "electric-tank, electric, 40 gal" },
    },
  },
  "aos-lowes-electric": {
    "product titles in shop listings": {
      "E6-50H45DV": {
        is: "electric-tank, electric, tall, 50 gal, 4500 W, 6 years",
        listed: "50 gal, 4500 W, 6 years",
      },
    },
    [directory]: {
      "E6-36L45DV": { is: "electric-tank, electric, lowboy, 36 gal, 4500 W, 6 years" },
      "E6-50L45DVB": { is: "electric-tank, electric, lowboy, 50 gal, 4500 W, 6 years, blanket" },
    },
  },
  "aos-lowes-gas": {
    [directory]: {
      "G12-UFDT4040NV": { is: "gas-tank, natural-gas, ultra-low NOx, tall, 40 gal, 40000 BTU/h, 12 years" },
      "G6-DMH4032NV": {
        is: "gas-tank, natural-gas, direct vent, 40 gal, 32000 BTU/h, 6 years, manufactured-home",
      },
    },
    "https://fortune.com/2018/11/13/ao-smith-water-heater-recall": {
      "G6-UT3030NV": {
        is: "gas-tank, natural-gas, ultra-low NOx, tall, 30 gal, 30000 BTU/h, 6 years",
        listed: "30 gal",
      },
    },
    "https://manuzoid.com/manuals/mMkR6-A.O.%20Smith%20G6-UT10076NV%20Signature%2098-Gallon%20Tall%206-Year%20Limited%20Natural%20Gas%20Water%20Heater%20Operating%20Guide":
      {
        "G6-UT10076NV": {
          is: "gas-tank, natural-gas, ultra-low NOx, tall, 98 gal, 76000 BTU/h, 6 years",
          listed: "98 gal, 6 years",
        },
        "G6-US7576NV": { is: "gas-tank, natural-gas, ultra-low NOx, short, 75 gal, 76000 BTU/h, 6 years" },
      },
    "https://manuzoid.com/manuals/WmA0d-A.O.%20Smith%20G6-PVT5050NV%20User%20manual": {
      "G6-PVT5050NV": { is: "gas-tank, natural-gas, power vent, tall, 50 gal, 50000 BTU/h, 6 years" },
    },
  },
  "aos-lowes-hybrid": {
    "ENERGY STAR list, 2023": {
      "HPS10-66H45DV 2**": { is: "heat-pump, electric, tall, 66 gal, 4500 W, 10 years", listed: "4500 W" },
    },
    "https://www.home-assistant.io/integrations/aosmith": {
      "HPV10-66H01DV": { is: "heat-pump, electric, tall, 66 gal, 10 years" },
    },
  },
  "aos-voltex": {
    "https://assets.hotwater.com/damroot/Original/10001/AOSXE50007.pdf": {
      "HPTU-50N": { is: "heat-pump, electric, 50 gal, 240 V, 10 years", listed: "50 gal, 10 years" },
    },
    "https://assets.hotwater.com/damroot/Original/10004/AOSXE50009.pdf": {
      "HPTU-80CTA": { is: "heat-pump, electric, 80 gal, 240 V, 10 years, demand-response", listed: "80 gal" },
    },
    "https://assets.hotwater.com/damroot/Original/10004/AOSXE50010.pdf": {
      "HPTS-66": { is: "heat-pump, electric, 66 gal, 240 V, 10 years", listed: "66 gal" },
    },
    "Water Heater Advisor": {
      "HPTV-50": { is: "heat-pump, electric, 50 gal, 120 V, 10 years", listed: "50 gal" },
    },
    "https://assets.hotwater.com/damroot/Original/10008/ARXSS00123.pdf": {
      "HPTV-80": { is: "heat-pump, electric, 80 gal, 120 V, 10 years", listed: "80 gal" },
    },
    "https://docslib.org/doc/9037050/": {
      "FHPT-66": { is: "heat-pump, electric, 66 gal" },
    },
  },
  "aos-wholesale-gas": {
    [directory]: {
      "FCG 75* 400": { is: "gas-tank, 74 gal, 6 years" },
      "PCG 100* 400": { is: "gas-tank, 98 gal, 10 years" },
      "GUF 50 100": { is: "gas-tank, ultra-low NOx, 50 gal" },
      "FMDV 40 250": { is: "gas-tank, direct vent, 40 gal, manufactured-home" },
    },
    "Water Heater Advisor": {
      "GUR-50 450": { is: "gas-tank, ultra-low NOx, 50 gal", listed: "50 gal, 40000 BTU/h" },
    },
    "https://pdfslide.us/documents/gpdl-50.html": {
      "GPDL-50": { is: "gas-tank, power-direct vent, 50 gal" },
    },
    [listings]: {
      "GPVL-50": { is: "gas-tank, power vent, 50 gal" },
      "GCV-40": { is: "gas-tank, 40 gal" },
    },
    "http://aosmithmanual.com/html/AO-Smith-Water-Heater-12-50GPC-T-100-User-Manual.html": {
      "GAHH-50 100": { is: "gas-tank, 50 gal" },
    },
  },
  "aos-cyclone": {
    "https://manualmachine.com/aosmith/bth120a/9040066-user-manual": {
      "BTH-120": {
        is: "gas-tank-commercial, natural-gas-or-propane, 60 gal, 120000 BTU/h, condensing",
        listed: "60 gal, 120000 BTU/h",
      },
      "BTH-199-100": {
        is: "gas-tank-commercial, natural-gas-or-propane, 100 gal, 199900 BTU/h, condensing",
        listed: "100 gal",
      },
    },
  },
  "aos-commercial-bth": {
    [listings]: {
      "BTR-200": { is: "gas-tank-commercial, 200000 BTU/h" },
    },
  },
  "aos-athr": {
    "Water Heater Advisor": {
      "ATHR-199X3": { is: "tankless-gas, 199000 BTU/h, condensing", listed: "199000 BTU/h" },
    },
  },
  "aos-tankless-ati": {
    [directory]: {
      "ATO-510U 200": { is: "tankless-gas, outdoor, 199000 BTU/h" },
      "ATI-310C-N": { is: "tankless-gas, natural-gas, indoor, 190000 BTU/h" },
    },
  },
  "aos-voltex-listed": {
    "model number as commonly listed": {
      "FPTU-50": { is: "heat-pump, electric, 50 gal" },
    },
  },
  "aos-lowes-smart-electric": {
    "https://github.com/bdr99/py-aosmith": {
      "EE12-50R55DVF": { is: "electric-tank, electric, short, 50 gal, 5500 W, 12 years, smart" },
    },
  },
  "aos-master-fit": {
    "https://pdfslide.us/documents/models-btrc120-thru-500a-models-btrc120-thru-500a-commercial-gas-glass-lined.html":
      {
        "BTR-198": { is: "gas-tank-commercial, 100 gal, 199000 BTU/h", listed: "100 gal, 199000 BTU/h" },
        "BTR-154": { is: "gas-tank-commercial, 81 gal, 154000 BTU/h", listed: "81 gal, 154000 BTU/h" },
      },
  },
  "aos-dura-power-light": {
    "https://manualzilla.com/doc/7437151/a.o.-smith-10-instruction-manual": {
      "DEL-40": { is: "electric-tank-commercial, electric, 40 gal", listed: "40 gal" },
      "DEN-52": { is: "electric-tank-commercial, electric, 50 gal", listed: "50 gal" },
      "DEN-120 110": { is: "electric-tank-commercial, electric, 119 gal", listed: "119 gal" },
    },
  },
  "aos-tankless-condensing": {
    "https://manualmachine.com/aosmith/ati240hn/9040520-user-manual": {
      "ATI-540H-100": { is: "tankless-gas, indoor, condensing" },
      "ATO-340H-P": { is: "tankless-gas, propane, outdoor, condensing" },
    },
  },
  "aos-voltex-smart": {
    "https://www.home-assistant.io/integrations/aosmith": {
      "HPSX-66-DHPT": { is: "heat-pump, electric, 66 gal, smart" },
      "HPSX-50-DHPT 2": { is: "heat-pump, electric, 50 gal, smart" },
    },
  },
});
