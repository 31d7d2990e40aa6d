import type { ModelCase } from "./cases.ts";

const directory = "AHRI directory, 2017";
const listings = "as commonly listed, read like its sister models";

export const modelCases: readonly ModelCase[] = [
  {
    model: "GS6 40 BFUT* 100",
    by: "state-gas",
    is: "gas-tank, ultra-low NOx, tall, 40 gal, 6 years",
    from: directory,
  },
  { model: "GSX 75 XRRS* 400", by: "state-gas", is: "gas-tank, short, 74 gal, 10 years", from: directory },
  {
    model: "GS6 50 MDV* 250",
    by: "state-gas",
    is: "gas-tank, direct vent, 50 gal, 6 years, manufactured-home",
    from: directory,
  },
  {
    model: "GS675YRVIT",
    by: "state-gas",
    is: "gas-tank, power vent, tall, 74 gal, 6 years",
    from: "http://somanuals.com/html/15/State-Industries-Water-Heater-GS675HRVIT-User-Manual.html",
  },
  {
    model: "GS6 40 YBPDT",
    by: "state-gas",
    is: "gas-tank, power-direct vent, tall, 40 gal, 6 years",
    from: "https://manuzoid.com/manuals/0a9EG",
  },
  {
    model: "GS6 40 YBDS",
    by: "state-gas",
    is: "gas-tank, direct vent, 40 gal, 6 years",
    listed: "40 gal, 38000 BTU/h",
    from: "http://naxspa.blogg.se/2023/april/40-gallon-connercial-side-vent-gas-water-heater.html",
  },
  {
    model: "GP6 50 YTVIT",
    by: "state-gas",
    is: "gas-tank, power vent, tall, 50 gal, 6 years",
    listed: "50 gal",
    from: "https://manuzoid.com/manuals/6g7Wd",
  },
  { model: "GS6-40-YBRT", by: "state-gas", is: "gas-tank, tall, 40 gal, 6 years", from: listings },
  { model: "GS650YBRT", by: "state-gas", is: "gas-tank, tall, 50 gal, 6 years", from: listings },
  { model: "PR640", by: "state-proline-gas", is: "gas-tank, 40 gal, 6 years", from: listings },
  {
    model: "SCI 40 MDV* 250",
    by: "state-mobile",
    is: "gas-tank, direct vent, 40 gal, manufactured-home",
    from: directory,
  },
  {
    model: "EN6-50-DOLBS",
    by: "state-electric",
    is: "electric-tank, electric, lowboy, 50 gal, 6 years, blanket",
    from: directory,
  },
  {
    model: "ESX-36-DOLS",
    by: "state-electric",
    is: "electric-tank, electric, lowboy, 36 gal, 10 years",
    from: directory,
  },
  {
    model: "ES6-50-DORT",
    by: "state-electric",
    is: "electric-tank, electric, tall, 50 gal, 6 years",
    from: listings,
  },
  {
    model: "SUF 130 300 NE *",
    by: "state-commercial-suf",
    is: "gas-tank-commercial, natural-gas, power vent, 119 gal, 300000 BTU/h",
    listed: "119 gal, 300000 BTU/h",
    from: "ENERGY STAR list, 2016",
  },
  {
    model: "SUF 130 400 PE *",
    by: "state-commercial-suf",
    is: "gas-tank-commercial, propane, power vent, 119 gal, 400000 BTU/h",
    listed: "119 gal, 399900 BTU/h",
    from: "ENERGY STAR list, 2016",
  },
  {
    model: "GTS-510U-E 200",
    by: "state-tankless",
    is: "tankless-gas, outdoor, 199000 BTU/h",
    from: directory,
  },
  {
    model: "GTS-310C-NI",
    by: "state-tankless",
    is: "tankless-gas, natural-gas, indoor, 190000 BTU/h",
    from: directory,
  },
  // Several models at once, as the directory prints them.
  {
    model: "E(N,S)(6,X)-50-DOLS***",
    by: "state-electric",
    is: "electric-tank, electric, lowboy, 50 gal",
    listed: "51 gal",
    from: directory,
  },
  {
    model: "E(N,S)(6,X)-36-DOLS***",
    by: "state-electric",
    is: "electric-tank, electric, lowboy, 36 gal",
    listed: "36 gal",
    from: directory,
  },
];
