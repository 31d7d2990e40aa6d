import type { ModelCase } from "./cases.ts";

const directory = "AHRI directory, 2017";
const listings = "as commonly listed, read like its sister models";

export const modelCases: readonly ModelCase[] = [
  {
    model: "6G40-38FN4",
    by: "richmond-gas",
    is: "gas-tank, ultra-low NOx, 40 gal, 38000 BTU/h, 6 years",
    from: directory,
  },
  {
    model: "12G50-38FN4",
    by: "richmond-gas",
    is: "gas-tank, ultra-low NOx, 50 gal, 38000 BTU/h, 12 years",
    from: directory,
  },
  {
    model: "6G30-30FN4",
    by: "richmond-gas",
    is: "gas-tank, ultra-low NOx, 30 gal, 30000 BTU/h, 6 years",
    from: directory,
  },
  { model: "6G40-36F3", by: "richmond-gas", is: "gas-tank, 40 gal, 36000 BTU/h, 6 years", from: listings },
  {
    model: "6EM40-D",
    by: "richmond-electric",
    is: "electric-tank, electric, medium, 40 gal, 6 years",
    listed: "40 gal",
    from: "https://www.hioutlet.com/pl/plumbing-water-heaters-electric-water-heaters/3034",
  },
  {
    model: "10E50-HP4D",
    by: "richmond-hybrid",
    is: "heat-pump, electric, 50 gal, 10 years",
    from: directory,
  },
  {
    model: "10E80-HP530",
    by: "richmond-hybrid",
    is: "heat-pump, electric, 80 gal, 30 A, 10 years",
    listed: "80 gal",
    from: "ENERGY STAR list, 2023",
  },
  {
    model: "10E65-HP5S30",
    by: "richmond-hybrid",
    is: "heat-pump, electric, 65 gal, 30 A, 10 years, leak-shut-off",
    listed: "65 gal",
    from: "ENERGY STAR list, 2023",
  },
  {
    model: "GG50-38F3",
    by: "richmond-gas-listed",
    is: "gas-tank, 50 gal, 38000 BTU/h",
    from: "https://github.com/joeybukowski3/serial-decoder",
  },
];
