import type { ModelCase } from "./cases.ts";

const directory = "AHRI directory, 2017";
const listings = "as commonly listed, read like its sister models";

export const modelCases: readonly ModelCase[] = [
  {
    model: "PROG50-38U RU62 EC1",
    by: "ruud-professional-gas",
    is: "gas-tank, natural-gas, ultra-low NOx, 50 gal, 38000 BTU/h",
    from: directory,
  },
  {
    model: "PROG40-38U RU62 EC1",
    by: "ruud-professional-gas",
    is: "gas-tank, natural-gas, ultra-low NOx, 40 gal, 38000 BTU/h",
    from: directory,
  },
  {
    model: "PROG50-42N RU67 PV",
    by: "ruud-professional-gas",
    is: "gas-tank, natural-gas, power vent, 50 gal, 42000 BTU/h",
    from: listings,
  },
  {
    model: "PROUH80 T2 RU375-30",
    by: "ruud-professional-hybrid",
    is: "heat-pump, electric, 80 gal, 4500 W, 240 V, 30 A, 2 elements",
    listed: "80 gal, 4500 W",
    from: "ENERGY STAR list, 2023",
  },
  {
    model: "PROUH65 T2 RU350 D",
    by: "ruud-professional-hybrid",
    is: "heat-pump, electric, 65 gal, 240 V, 2 elements",
    from: directory,
  },
  {
    model: "HPLD65-1RU",
    by: "ruud-hpld",
    is: "heat-pump, electric, 65 gal",
    listed: "65 gal",
    from: "ENERGY STAR list, 2023",
  },
  { model: "M4-40FN1", by: "ruud-m4-gas", is: "gas-tank, ultra-low NOx, 40 gal", from: directory },
  { model: "M4-30FN1", by: "ruud-m4-gas", is: "gas-tank, ultra-low NOx, 30 gal", from: directory },
];
