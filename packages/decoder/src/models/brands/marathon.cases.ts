import type { ModelCase } from "./cases.ts";

const directory = "AHRI directory, 2017";

export const modelCases: readonly ModelCase[] = [
  {
    model: "MRG105245",
    by: "marathon-electric",
    is: "electric-tank, electric, 100 gal, 4500 W, 240 V",
    from: directory,
  },
  {
    model: "MRG105238",
    by: "marathon-electric",
    is: "electric-tank, electric, 100 gal, 3800 W, 240 V",
    from: directory,
  },
];
