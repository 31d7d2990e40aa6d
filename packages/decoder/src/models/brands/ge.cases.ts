import type { ModelCase } from "./cases.ts";

const listings = "as commonly listed, read like its sister models";

export const modelCases: readonly ModelCase[] = [
  { model: "GG50T06AXK", by: "ge-tank", is: "gas-tank, natural-gas, tall, 50 gal, 6 years", from: listings },
  {
    model: "GE50T06AAG",
    by: "ge-tank",
    is: "electric-tank, electric, tall, 50 gal, 6 years",
    from: listings,
  },
  { model: "SG40T12AXK", by: "ge-tank", is: "gas-tank, natural-gas, tall, 40 gal, 12 years", from: listings },
  { model: "PG40T09AXK", by: "ge-tank", is: "gas-tank, natural-gas, tall, 40 gal, 9 years", from: listings },
  {
    model: "GG30S-BXR",
    by: "ge-tank-old",
    is: "gas-tank, short, 30 gal",
    from: "https://manualshive.com/en/manual/ge/gg30s-bxr-series/134652?page=9",
  },
  {
    model: "GEH50DEEDXX",
    by: "ge-geospring",
    is: "heat-pump, electric, 50 gal",
    listed: "50 gal",
    from: "https://manualmachine.com/ge/appliancesgeospringgeh50deedxx/21356125-owners-manual-and-installation-instructions",
  },
  {
    model: "GEH50DFEJSRA",
    by: "ge-geospring",
    is: "heat-pump, electric, 50 gal",
    from: "HPWHsim, rated models",
  },
  { model: "GEH50DEED", by: "ge-geospring", is: "heat-pump, electric, 50 gal", from: listings },
  {
    model: "GG50T06AVG00",
    by: "ge-tank",
    is: "gas-tank, natural-gas, tall, 50 gal, 6 years",
    from: listings,
  },
];
