import type { Case } from "./cases.ts";

const plate = "real plate without a stated date, Saunier Duval";

export const cases: readonly Case[] = [
  {
    serial: "21262500100439630001006805N2",
    is: "2026-W25",
    evidence: "record",
    known: ["2024", "2026-09-11"],
    from: "read from a relatively new boiler and posted on September 11, 2026",
    url: "https://github.com/john30/ebusd-configuration/issues/664",
  },
  {
    serial: "21232400100211131610006209N1",
    is: "2023-W24",
    evidence: "record",
    known: ["2022", "2023-11-15"],
    from: "myVAILLANT: first data of November 15, 2023",
    url: "https://github.com/signalkraft/mypyllant-component/issues/492",
  },
  {
    serial: "21190500100224620001005016N4",
    is: "2019-W05",
    evidence: "record",
    known: ["2018", "2020-01-31"],
    from: "read from a new heat pump and posted on January 31, 2020",
    url: "https://github.com/john30/ebusd/issues/332",
  },
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
