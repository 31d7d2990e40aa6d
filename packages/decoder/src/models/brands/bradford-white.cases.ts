import { defineModelCases, directory, listings } from "./cases.ts";

export const modelCases = defineModelCases({
  "bw-gas-rg": {
    "Water Heater Advisor": {
      RG240T6X: { is: "gas-tank, propane, tall, 40 gal, 6 years", listed: "40 gal, 6 years" },
    },
    [listings]: {
      RG240T6N: { is: "gas-tank, natural-gas, tall, 40 gal, 6 years" },
    },
    "https://www.osmosisinfo.com/50-gallon-gas-hot-water-heater/?amp=1": {
      RG250T6N: { is: "gas-tank, natural-gas, tall, 50 gal, 6 years", listed: "50 gal" },
    },
    "https://queenofgeek.wordpress.com/": {
      RG275H6N: { is: "gas-tank, natural-gas, 75 gal, 6 years, high-input", listed: "75 gal, 76000 BTU/h" },
    },
    [directory]: {
      "URG2D50S*N": { is: "gas-tank, natural-gas, ultra-low NOx, 50 gal" },
      "RG2PV40S*X": { is: "gas-tank, propane, power vent, 40 gal" },
      "RG2PV50S*N": { is: "gas-tank, natural-gas, power vent, 50 gal" },
    },
  },
  "bw-defender": {
    [listings]: {
      MI40T6FBN: { is: "gas-tank, natural-gas, tall, 40 gal, 6 years" },
      M440T6FBN: { is: "gas-tank, natural-gas, tall, 40 gal, 6 years" },
    },
    "http://somanuals.com/html/6/Bradford-White-Corp-Water-Heater-50T65F-User-Manual.html: MI503*F(BN,CX)": {
      MI5036FBN: { is: "gas-tank, natural-gas, 50 gal, 6 years" },
    },
  },
  "bw-gas-legacy": {
    "http://www.comfortbyperfectair.com/tag/hot-water-heater-recall/": {
      MITW75T6EN12: { is: "gas-tank, natural-gas, tall, 75 gal, 6 years", listed: "75 gal" },
    },
  },
  "bw-electric": {
    [listings]: {
      RE250T6: { is: "electric-tank, electric, tall, 50 gal, 6 years" },
    },
    [directory]: {
      "RE250L*-****": { is: "electric-tank, electric, lowboy, 50 gal" },
      "RE240LN*-*****": { is: "electric-tank, electric, lowboy, 40 gal" },
      "RE130L*-*****": { is: "electric-tank, electric, lowboy, 30 gal" },
    },
  },
  "bw-hybrid": {
    "HPWHsim, rated models": {
      RE2H50S: { is: "heat-pump, electric, 50 gal", listed: "50 gal" },
      RE2H80T: { is: "heat-pump, electric, 80 gal", listed: "80 gal" },
      RE2HP65: { is: "heat-pump, electric, 65 gal, generation 2", listed: "65 gal" },
    },
  },
  "bw-tankless": {
    "https://manuzoid.com/manuals/7a982-Bradford%20White%20RTG-199HE-N%20User%20manual": {
      "RTG-199HE-N": { is: "tankless-gas, natural-gas, 199000 BTU/h, condensing" },
    },
    "http://www.somanuals.com/html/6/Bradford-White-Corp-Water-Heater-TG-150I-NX-User-Manual.html": {
      "TG-150I-N": { is: "tankless-gas, natural-gas, indoor, 150000 BTU/h" },
    },
  },
  "bw-power-vent-75": {
    "recall of 2002, TW375S763X for propane": {
      TW375S763N: { is: "gas-tank, natural-gas, power vent, 75 gal, 76000 BTU/h", listed: "75 gal" },
    },
  },
  "bw-commercial-listed": {
    "model number as commonly listed": {
      D80T1993N: { is: "gas-tank-commercial, natural-gas, 80 gal, 199000 BTU/h" },
    },
  },
});
