import type { Case } from "./cases.ts";

export const cases: readonly Case[] = [
  { serial: "PC 0711223547", is: "2011-07", evidence: "published", from: "stesso.com" },
  { serial: "0301A03043", is: "2001-03", evidence: "published", from: "building-center.org" },
  { serial: "HPE0599A12345", is: "1999-05", evidence: "illustration", from: "HP and a letter" },
  { serial: "R0301A03043", is: "2001-03", evidence: "illustration", from: "R in front" },
  { serial: "0301123456", is: "2001-03", evidence: "illustration", from: "Rheem's digits" },
  { serial: "0833A032628", is: "no-format", evidence: "invalid", from: "A. O. Smith, week 33 of 2008" },
  { serial: "A141511869", is: "2015-W14", evidence: "illustration", from: "Rheem: plant letter and week" },
  {
    serial: "HPA511315388",
    is: "2013-W51",
    evidence: "illustration",
    from: "GE: letters before the plant letter",
  },
];
