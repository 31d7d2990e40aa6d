import type { Case } from "./cases.ts";

const plate = "real plate without a stated date, Saunier Duval";

export const cases: readonly Case[] = [
  { serial: "21185200100234042700006283NO", is: "2018-W52", evidence: "illustration", from: plate },
  { serial: "21190100100225362700005153N9", is: "2019-W01", evidence: "illustration", from: plate },
  { serial: "21132200100076691610005535N1", is: "2013-W22", evidence: "illustration", from: plate },
  {
    serial: "21100800100027251300005719N9",
    is: "2010-W08",
    evidence: "published",
    from: "ebusd, which splits it into year and week",
    url: "https://github.com/john30/ebusd-configuration/issues/60",
  },
  {
    serial: "21132100100093513100005509N0",
    is: "2013-W21",
    evidence: "published",
    from: "ebusd, which splits it into year and week",
    url: "https://github.com/john30/ebusd-configuration/issues/456",
  },
  {
    serial: "21212600100218750001005296N5",
    is: "2021-W26",
    evidence: "published",
    from: "ebusd, which splits it into year and week",
    url: "https://github.com/john30/ebusd-configuration/pull/309",
  },
  { serial: "21185400100234042700006283NO", is: "no-format", evidence: "invalid", from: "week 54" },
  { serial: "21275200100234042700006283NO", is: "impossible-date", evidence: "invalid", from: "after today" },
];
