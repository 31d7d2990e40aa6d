import type { Case } from "./cases.ts";

export const cases: readonly Case[] = [
  {
    serial: "098600840",
    is: "1986-09",
    evidence: "maker",
    known: "1986",
    from: "InterNACHI forum: the maker gave an inspector the year",
    url: "https://forum.nachi.org/t/age-of-a-vaughn-manufactured-water-heater/15972",
  },
  { serial: "098600840A", is: "1986-09", evidence: "illustration", from: "with a letter at the end" },
  { serial: "138600840", is: "no-format", evidence: "invalid", from: "month 13" },
  { serial: "122600840", is: "impossible-date", evidence: "invalid", from: "after today" },
];
