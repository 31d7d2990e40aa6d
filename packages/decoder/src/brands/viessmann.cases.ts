import type { Case } from "./cases.ts";

const plate = "real plate without a stated date";

export const cases: readonly Case[] = [
  {
    serial: "73748610026311101",
    is: "2020 or 2010 or 2000",
    evidence: "published",
    from: "ecohappy.co.uk, which says 2010",
  },
  { serial: "7277954701232101", is: "2017 or 2007", evidence: "illustration", from: plate },
  { serial: "7186936801665101", is: "2018 or 2008", evidence: "illustration", from: plate },
];
