import { defineModelCases, directory, listings } from "./cases.ts";

export const modelCases = defineModelCases({
  "american-gas": {
    [directory]: {
      "G62-75T75-4NOV* 400": { is: "gas-tank, natural-gas, tall, 74 gal, 75100 BTU/h, 4 in vent, 6 years" },
      "G102-75T75-4PV* 401": { is: "gas-tank, propane, tall, 74 gal, 75100 BTU/h, 4 in vent, 10 years" },
      "G122-100T77-4NOV* 400": {
        is: "gas-tank, natural-gas, tall, 98 gal, 75100 BTU/h, 4 in vent, 12 years",
      },
      "GUF62 40T40 100": { is: "gas-tank, ultra-low NOx, tall, 40 gal, 40000 BTU/h, 6 years" },
    },
    "http://aosmithmanual.com/html/AO-Smith-Water-Heater-12-50GPC-T-100-User-Manual.html": {
      PCG6240T403NOV: { is: "gas-tank, natural-gas, tall, 40 gal, 40000 BTU/h, 3 in vent, 6 years" },
    },
    [listings]: {
      "G61-40T40-3NV": { is: "gas-tank, natural-gas, tall, 40 gal, 40000 BTU/h, 3 in vent, 6 years" },
    },
  },
  "american-mobile": {
    [directory]: {
      "MHDV62 40T32 250": {
        is: "gas-tank, direct vent, tall, 40 gal, 32000 BTU/h, 6 years, manufactured-home",
      },
    },
  },
  "american-electric": {
    [directory]: {
      "E6N-50L": { is: "electric-tank, electric, lowboy, 50 gal, 6 years" },
      "E10N-50LB": { is: "electric-tank, electric, lowboy, 50 gal, 10 years, blanket" },
      // Several models at once, as the directory prints them.
      "E(6,10)N-50LB***": { is: "electric-tank, electric, lowboy, 50 gal, blanket", listed: "48 gal" },
      "E(6,10)N-50L***": { is: "electric-tank, electric, lowboy, 50 gal", listed: "51 gal" },
      "E(6,10)N-36L***": { is: "electric-tank, electric, lowboy, 36 gal", listed: "36 gal" },
    },
    [listings]: {
      "E62-50H-045DV": { is: "electric-tank, electric, tall, 50 gal, 4500 W, 6 years" },
    },
  },
  "american-proline-electric": {
    "https://www.americanwaterheater.com/media/spec-sheets/NRESS00122.pdf": {
      "EE6U-50H": {
        is: "electric-tank, electric, tall, 50 gal, 4500 W, 6 years, demand-response",
        listed: "50 gal, 4500 W, 6 years",
      },
      "EE6U-50LB": {
        is: "electric-tank, electric, lowboy, 50 gal, 4500 W, 6 years, blanket, demand-response",
        listed: "48 gal, 6 years",
      },
    },
    "http://www.americanwaterheater.com/media/spec-sheets/NRESS00121.pdf": {
      "EE8F-40R": {
        is: "electric-tank, electric, short, 40 gal, 5500 W, 8 years, smart",
        listed: "40 gal, 5500 W, 8 years",
      },
    },
  },
  "american-hybrid": {
    "https://s3.amazonaws.com/assets.aosmith.com/damroot/Original/10001/NRXSS00216.pdf": {
      HPHE6250H045DV: { is: "heat-pump, electric, tall, 50 gal, 4500 W, 6 years", listed: "50 gal, 6 years" },
    },
    "http://www.americanwaterheater.com/media/116238/NRXSS00121.pdf": {
      HPHE10280H045DVCTA: {
        is: "heat-pump, electric, tall, 80 gal, 4500 W, 10 years, demand-response",
        listed: "80 gal, 10 years",
      },
    },
    "ENERGY STAR list, 2016": {
      "HPE6280H045DV 102": { is: "heat-pump, electric, tall, 80 gal, 4500 W, 6 years", listed: "80 gal" },
      "HPHE650H045DV 120": { is: "heat-pump, electric, tall, 50 gal, 4500 W, 6 years", listed: "50 gal" },
    },
  },
  "american-commercial-ldce": {
    "http://www.americanwaterheater.com/media/50877/american-ldce-spec-sheet-ncess01415.pdf": {
      "LDCE31-20": {
        is: "electric-tank-commercial, electric, 1 elements, 3 years",
        listed: "20 gal, 3 years",
      },
      "LDCE32-50R-52": { is: "electric-tank-commercial, electric, 2 elements, 3 years", listed: "55 gal" },
    },
  },
  "american-commercial-vsce": {
    "http://www.americanwaterheater.com/media/75910/ncess00116.pdf": {
      "VSCE62 65H": { is: "electric-tank-commercial, electric, 66 gal, 6 years", listed: "66 gal, 6 years" },
    },
  },
  "american-commercial-stce": {
    "http://www.americanwaterheater.com/media/41302/lchde40.pdf": {
      "STCE31-80-180": {
        is: "electric-tank-commercial, electric, 80 gal, 18000 W",
        listed: "80 gal, 18000 W",
      },
    },
  },
  "american-commercial-hcg": {
    "ENERGY STAR list, 2016": {
      "HCG3130T3003N *": {
        is: "gas-tank-commercial, natural-gas, power vent, 119 gal, 300000 BTU/h, condensing",
        listed: "119 gal, 300000 BTU/h",
      },
      "HCG3130T4003P *": {
        is: "gas-tank-commercial, propane, power vent, 119 gal, 400000 BTU/h, condensing",
        listed: "119 gal, 399900 BTU/h",
      },
    },
  },
  "american-tankless": {
    [directory]: {
      "GT-310U-I 200": { is: "tankless-gas, indoor, 190000 BTU/h" },
    },
  },
});
