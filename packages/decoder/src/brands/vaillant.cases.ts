import type { Case } from "./cases.ts";

const plate = "real plate without a stated date, Saunier Duval";

export const cases: readonly Case[] = [
  { serial: "21185200100234042700006283NO", is: "2018-W52", evidence: "illustration", from: plate },
  { serial: "21190100100225362700005153N9", is: "2019-W01", evidence: "illustration", from: plate },
  { serial: "21132200100076691610005535N1", is: "2013-W22", evidence: "illustration", from: plate },
  { serial: "21185400100234042700006283NO", is: "no-format", evidence: "invalid", from: "week 54" },
  { serial: "21275200100234042700006283NO", is: "impossible-date", evidence: "invalid", from: "after today" },
];
