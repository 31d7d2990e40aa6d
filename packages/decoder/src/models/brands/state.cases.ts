import { defineModelCases, directory, listings } from "./cases.ts";

export const modelCases = defineModelCases({
  "state-gas": {
    [directory]: {
      "GS6 40 BFUT* 100": { is: "gas-tank, ultra-low NOx, tall, 40 gal, 6 years" },
      "GSX 75 XRRS* 400": { is: "gas-tank, short, 74 gal, 10 years" },
      "GS6 50 MDV* 250": { is: "gas-tank, direct vent, 50 gal, 6 years, manufactured-home" },
    },
    "http://somanuals.com/html/15/State-Industries-Water-Heater-GS675HRVIT-User-Manual.html": {
      GS675YRVIT: { is: "gas-tank, power vent, tall, 74 gal, 6 years" },
    },
    "https://manuzoid.com/manuals/0a9EG": {
      "GS6 40 YBPDT": { is: "gas-tank, power-direct vent, tall, 40 gal, 6 years" },
    },
    "http://naxspa.blogg.se/2023/april/40-gallon-connercial-side-vent-gas-water-heater.html": {
      "GS6 40 YBDS": { is: "gas-tank, direct vent, 40 gal, 6 years", listed: "40 gal, 38000 BTU/h" },
    },
    "https://manuzoid.com/manuals/6g7Wd": {
      "GP6 50 YTVIT": { is: "gas-tank, power vent, tall, 50 gal, 6 years", listed: "50 gal" },
    },
    [listings]: {
      "GS6-40-YBRT": { is: "gas-tank, tall, 40 gal, 6 years" },
      GS650YBRT: { is: "gas-tank, tall, 50 gal, 6 years" },
    },
  },
  "state-proline-gas": {
    [listings]: {
      PR640: { is: "gas-tank, 40 gal, 6 years" },
    },
  },
  "state-mobile": {
    [directory]: {
      "SCI 40 MDV* 250": { is: "gas-tank, direct vent, 40 gal, manufactured-home" },
    },
  },
  "state-electric": {
    [directory]: {
      "EN6-50-DOLBS": { is: "electric-tank, electric, lowboy, 50 gal, 6 years, blanket" },
      "ESX-36-DOLS": { is: "electric-tank, electric, lowboy, 36 gal, 10 years" },
      // Several models at once, as the directory prints them.
      "E(N,S)(6,X)-50-DOLS***": { is: "electric-tank, electric, lowboy, 50 gal", listed: "51 gal" },
      "E(N,S)(6,X)-36-DOLS***": { is: "electric-tank, electric, lowboy, 36 gal", listed: "36 gal" },
    },
    [listings]: {
      "ES6-50-DORT": { is: "electric-tank, electric, tall, 50 gal, 6 years" },
    },
  },
  "state-commercial-suf": {
    "ENERGY STAR list, 2016": {
      "SUF 130 300 NE *": {
        is: "gas-tank-commercial, natural-gas, power vent, 119 gal, 300000 BTU/h",
        listed: "119 gal, 300000 BTU/h",
      },
      "SUF 130 400 PE *": {
        is: "gas-tank-commercial, propane, power vent, 119 gal, 400000 BTU/h",
        listed: "119 gal, 399900 BTU/h",
      },
    },
  },
  "state-tankless": {
    [directory]: {
      "GTS-510U-E 200": { is: "tankless-gas, outdoor, 199000 BTU/h" },
      "GTS-310C-NI": { is: "tankless-gas, natural-gas, indoor, 190000 BTU/h" },
    },
  },
});
