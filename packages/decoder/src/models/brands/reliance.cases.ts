import type { ModelCase } from "./cases.ts";

const directory = "AHRI directory, 2017";
const listings = "as commonly listed, read like its sister models";

export const modelCases: readonly ModelCase[] = [
  {
    model: "6 40 UNBFT* 100",
    by: "reliance-gas",
    is: "gas-tank, natural-gas, ultra-low NOx, tall, 40 gal, 6 years",
    from: directory,
  },
  { model: "6 75 XRRS* 400", by: "reliance-gas", is: "gas-tank, short, 74 gal, 6 years", from: directory },
  {
    model: "6 50 MDV* 250",
    by: "reliance-gas",
    is: "gas-tank, direct vent, 50 gal, 6 years, manufactured-home",
    from: directory,
  },
  {
    model: "12 40GPC T",
    by: "reliance-gas",
    is: "gas-tank, tall, 40 gal, 12 years",
    from: "http://aosmithmanual.com/html/AO-Smith-Water-Heater-12-50GPC-T-100-User-Manual.html",
  },
  { model: "6-40-GKRT", by: "reliance-gas", is: "gas-tank, tall, 40 gal, 6 years", from: listings },
  { model: "6-50-NBRT", by: "reliance-gas", is: "gas-tank, tall, 50 gal, 6 years", from: listings },
  {
    model: "6-50-EOLS",
    by: "reliance-electric",
    is: "electric-tank, electric, lowboy, 50 gal, 6 years",
    from: directory,
  },
  {
    model: "6-50-EOLBS",
    by: "reliance-electric",
    is: "electric-tank, electric, lowboy, 50 gal, 6 years, blanket",
    from: directory,
  },
  {
    model: "6 40 EORT",
    by: "reliance-electric",
    is: "electric-tank, electric, tall, 40 gal, 6 years",
    from: listings,
  },
  {
    model: "TS-110U-I 200",
    by: "reliance-tankless",
    is: "tankless-gas, indoor, 140000 BTU/h",
    from: directory,
  },
];
