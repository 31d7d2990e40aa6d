import type { Case } from "./cases.ts";

const recall =
  "https://github.com/xxTarekxx/recallsatlas/blob/3ae84f79d5b040909153e98c7285d854f6592af9/generalRecallsBackup/boilers_2023-12-01_2026-04-01.csv";

export const cases: readonly Case[] = [
  {
    serial: "PT0000110",
    is: "no-date-in-serial",
    evidence: "recall",
    known: ["2011-12", "2015-12"],
    from: "CPSC 25-157, start of a range: Prestige Solo made from December 2011 to December 2015",
    url: recall,
  },
  {
    serial: "PA149487",
    is: "no-date-in-serial",
    evidence: "recall",
    known: ["2015-12", "2019-04"],
    from: "CPSC 25-157, end of a range: Prestige Solo made from December 2015 to April 2019",
    url: recall,
  },
  {
    serial: "1234567890",
    is: "no-date-in-serial",
    evidence: "illustration",
    from: "building-center.org",
  },
];
