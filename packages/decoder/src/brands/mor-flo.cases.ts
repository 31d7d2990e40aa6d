import type { Case } from "./cases.ts";

const page = "building-center.org";

export const cases: readonly Case[] = [
  { serial: "J861425155", is: "1986-W14", evidence: "published", from: page },
  { serial: "C860305922A", is: "1986-W03", evidence: "published", from: page },
  { serial: "9012000001", is: "1990-W12", evidence: "illustration", from: "American Appliance's ten digits" },
  {
    serial: "A201970",
    is: "no-date-in-serial",
    evidence: "illustration",
    from: "American Appliance's counter",
  },
  { serial: "0503535368", is: "2005-W03", evidence: "illustration", from: "an American: week 3 or March" },
];
