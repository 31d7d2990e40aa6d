import type { ModelCase } from "./cases.ts";

const directory = "AHRI directory, 2017";

export const modelCases: readonly ModelCase[] = [
  {
    model: "LTN07575* 400",
    by: "lochinvar-gas",
    is: "gas-tank, natural-gas, 74 gal, 75000 BTU/h",
    from: directory,
  },
  {
    model: "XTL10075 401",
    by: "lochinvar-gas",
    is: "gas-tank, propane, 98 gal, 75000 BTU/h",
    from: directory,
  },
  { model: "KSA050KD", by: "lochinvar-electric", is: "electric-tank, electric, 50 gal", from: directory },
  { model: "KSA036KD", by: "lochinvar-electric", is: "electric-tank, electric, 36 gal", from: directory },
  {
    model: "MGN040 32 250",
    by: "lochinvar-mobile",
    is: "gas-tank, direct vent, 40 gal, 32000 BTU/h, manufactured-home",
    from: directory,
  },
  { model: "LTO-310U", by: "lochinvar-tankless", is: "tankless-gas, outdoor, 190000 BTU/h", from: directory },
  {
    model: "CFN1442PM",
    by: "lochinvar-copper-fin",
    is: "natural-gas, 1440000 BTU/h",
    from: "http://www.docstoc.com/docs/159059776/Copper-Fin-II-Specification-_CF992-2072_---Lochinvar",
  },
];
