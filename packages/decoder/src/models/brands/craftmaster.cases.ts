import type { ModelCase } from "./cases.ts";

const directory = "AHRI directory, 2017";

export const modelCases: readonly ModelCase[] = [
  {
    model: "G2F7575T4NOV 400",
    by: "craftmaster-gas",
    is: "gas-tank, natural-gas, tall, 74 gal, 75000 BTU/h, 4 in vent, 6 years",
    from: directory,
  },
  {
    model: "G2F7575T4PV 401",
    by: "craftmaster-gas",
    is: "gas-tank, propane, tall, 74 gal, 75000 BTU/h, 4 in vent, 6 years",
    from: directory,
  },
  {
    model: "MHDV2F4032T 250",
    by: "craftmaster-gas",
    is: "gas-tank, direct vent, tall, 40 gal, 32000 BTU/h, 6 years, manufactured-home",
    from: directory,
  },
  {
    model: "PCG2J4040T3NOV",
    by: "craftmaster-gas",
    is: "gas-tank, natural-gas, tall, 40 gal, 40000 BTU/h, 3 in vent, 12 years",
    from: "http://aosmithmanual.com/html/AO-Smith-Water-Heater-12-50GPC-T-100-User-Manual.html",
  },
  {
    model: "NE2F50LD",
    by: "craftmaster-electric",
    is: "electric-tank, electric, lowboy, 50 gal, 2 elements, 6 years",
    from: directory,
  },
  {
    model: "NE2F50LBD",
    by: "craftmaster-electric",
    is: "electric-tank, electric, lowboy, 50 gal, 2 elements, 6 years, blanket",
    from: directory,
  },
  {
    model: "GTU-510C-NI",
    by: "craftmaster-tankless",
    is: "tankless-gas, natural-gas, indoor, 199000 BTU/h",
    from: directory,
  },
];
