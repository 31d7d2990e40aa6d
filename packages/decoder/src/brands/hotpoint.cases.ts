import { defineCases } from "./cases.ts";

export const cases = defineCases({
  published: [
    { serial: "PC 0711223547", is: "2011-07", from: "stesso.com" },
    { serial: "0301A03043", is: "2001-03", from: "building-center.org" },
  ],
  illustration: [
    { serial: "HPE0599A12345", is: "1999-05", from: "HP and a letter" },
    { serial: "R0301A03043", is: "2001-03", from: "R in front" },
    { serial: "0301123456", is: "2001-03", from: "Rheem's digits" },
    { serial: "A141511869", is: "2015-W14", from: "Rheem: plant letter and week" },
    { serial: "HPA511315388", is: "2013-W51", from: "GE: letters before the plant letter" },
  ],
  invalid: [{ serial: "0833A032628", is: "no-format", from: "A. O. Smith, week 33 of 2008" }],
});
