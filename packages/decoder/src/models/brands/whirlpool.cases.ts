import type { ModelCase } from "./cases.ts";

const directory = "AHRI directory, 2017";
const listings = "as commonly listed, read like its sister models";

export const modelCases: readonly ModelCase[] = [
  {
    model: "FG1F4040T3NOV",
    by: "whirlpool-gas",
    is: "gas-tank, natural-gas, tall, 40 gal, 40000 BTU/h, 3 in vent, 6 years",
    from: listings,
  },
  {
    model: "BFG1J5040T3NOV",
    by: "whirlpool-gas",
    is: "gas-tank, natural-gas, tall, 50 gal, 40000 BTU/h, 3 in vent, 12 years",
    from: listings,
  },
  {
    model: "E1F50RD045V",
    by: "whirlpool-electric",
    is: "electric-tank, electric, short, 50 gal, 4500 W, 2 elements, 6 years",
    from: "https://usermanual.wiki/Whirlpool/Whirlpool121802UsersManual308203.991089449/help",
  },
  {
    model: "E2F50HD045V",
    by: "whirlpool-electric",
    is: "electric-tank, electric, tall, 50 gal, 4500 W, 2 elements, 6 years",
    from: listings,
  },
  {
    model: "40T12-40UDNG 100",
    by: "whirlpool-gas-late",
    is: "gas-tank, natural-gas, ultra-low NOx, tall, 40 gal, 40000 BTU/h, 12 years",
    from: directory,
  },
  {
    model: "50T12-40UDNG 100",
    by: "whirlpool-gas-late",
    is: "gas-tank, natural-gas, ultra-low NOx, tall, 50 gal, 40000 BTU/h, 12 years",
    from: directory,
  },
  {
    model: "N40T61-343",
    by: "whirlpool-gas-n",
    is: "gas-tank, natural-gas, tall, 40 gal, 34000 BTU/h, 3 in vent, 6 years",
    from: listings,
  },
  {
    model: "E48LB6-45",
    by: "whirlpool-electric-late",
    is: "electric-tank, electric, lowboy, 48 gal, 4500 W, 6 years, blanket",
    from: directory,
  },
  {
    model: "ES40R92-45D",
    by: "whirlpool-electric-late",
    is: "electric-tank, electric, short, 40 gal, 4500 W, 9 years",
    listed: "40 gal",
    from: "https://www.searspartsdirect.com/",
  },
];
