import type { ModelCase } from "./cases.ts";

const directory = "AHRI directory, 2017";
const listings = "as commonly listed, read like its sister models";

export const modelCases: readonly ModelCase[] = [
  {
    model: "RG240T6X",
    by: "bw-gas-rg",
    is: "gas-tank, propane, tall, 40 gal, 6 years",
    listed: "40 gal, 6 years",
    from: "Water Heater Advisor",
  },
  { model: "RG240T6N", by: "bw-gas-rg", is: "gas-tank, natural-gas, tall, 40 gal, 6 years", from: listings },
  {
    model: "RG250T6N",
    by: "bw-gas-rg",
    is: "gas-tank, natural-gas, tall, 50 gal, 6 years",
    listed: "50 gal",
    from: "https://www.osmosisinfo.com/50-gallon-gas-hot-water-heater/?amp=1",
  },
  {
    model: "RG275H6N",
    by: "bw-gas-rg",
    is: "gas-tank, natural-gas, 75 gal, 6 years, high-input",
    listed: "75 gal, 76000 BTU/h",
    from: "https://queenofgeek.wordpress.com/",
  },
  {
    model: "URG2D50S*N",
    by: "bw-gas-rg",
    is: "gas-tank, natural-gas, ultra-low NOx, 50 gal",
    from: directory,
  },
  { model: "RG2PV40S*X", by: "bw-gas-rg", is: "gas-tank, propane, power vent, 40 gal", from: directory },
  { model: "RG2PV50S*N", by: "bw-gas-rg", is: "gas-tank, natural-gas, power vent, 50 gal", from: directory },
  {
    model: "MI40T6FBN",
    by: "bw-defender",
    is: "gas-tank, natural-gas, tall, 40 gal, 6 years",
    from: listings,
  },
  {
    model: "MITW75T6EN12",
    by: "bw-gas-legacy",
    is: "gas-tank, natural-gas, tall, 75 gal, 6 years",
    listed: "75 gal",
    from: "http://www.comfortbyperfectair.com/tag/hot-water-heater-recall/",
  },
  {
    model: "M440T6FBN",
    by: "bw-defender",
    is: "gas-tank, natural-gas, tall, 40 gal, 6 years",
    from: listings,
  },
  {
    model: "RE250T6",
    by: "bw-electric",
    is: "electric-tank, electric, tall, 50 gal, 6 years",
    from: listings,
  },
  {
    model: "RE250L*-****",
    by: "bw-electric",
    is: "electric-tank, electric, lowboy, 50 gal",
    from: directory,
  },
  {
    model: "RE240LN*-*****",
    by: "bw-electric",
    is: "electric-tank, electric, lowboy, 40 gal",
    from: directory,
  },
  {
    model: "RE130L*-*****",
    by: "bw-electric",
    is: "electric-tank, electric, lowboy, 30 gal",
    from: directory,
  },
  {
    model: "RE2H50S",
    by: "bw-hybrid",
    is: "heat-pump, electric, 50 gal",
    listed: "50 gal",
    from: "HPWHsim, rated models",
  },
  {
    model: "RE2H80T",
    by: "bw-hybrid",
    is: "heat-pump, electric, 80 gal",
    listed: "80 gal",
    from: "HPWHsim, rated models",
  },
  {
    model: "RE2HP65",
    by: "bw-hybrid",
    is: "heat-pump, electric, 65 gal, generation 2",
    listed: "65 gal",
    from: "HPWHsim, rated models",
  },
  {
    model: "RTG-199HE-N",
    by: "bw-tankless",
    is: "tankless-gas, natural-gas, 199000 BTU/h, condensing",
    from: "https://manuzoid.com/manuals/7a982-Bradford%20White%20RTG-199HE-N%20User%20manual",
  },
  {
    model: "TG-150I-N",
    by: "bw-tankless",
    is: "tankless-gas, natural-gas, indoor, 150000 BTU/h",
    from: "http://www.somanuals.com/html/6/Bradford-White-Corp-Water-Heater-TG-150I-NX-User-Manual.html",
  },
  {
    model: "MI5036FBN",
    by: "bw-defender",
    is: "gas-tank, natural-gas, 50 gal, 6 years",
    from: "http://somanuals.com/html/6/Bradford-White-Corp-Water-Heater-50T65F-User-Manual.html: MI503*F(BN,CX)",
  },
  {
    model: "TW375S763N",
    by: "bw-power-vent-75",
    is: "gas-tank, natural-gas, power vent, 75 gal, 76000 BTU/h",
    listed: "75 gal",
    from: "recall of 2002, TW375S763X for propane",
  },
  {
    model: "D80T1993N",
    by: "bw-commercial-listed",
    is: "gas-tank-commercial, natural-gas, 80 gal, 199000 BTU/h",
    from: "model number as commonly listed",
  },
];
