import type { Case } from "./cases.ts";

export const cases: readonly Case[] = [
  { serial: "9732012345", is: "1997-W32", evidence: "illustration", from: "American: year and week" },
  { serial: "J861425155", is: "1986-W14", evidence: "illustration", from: "American: a letter in front" },
  { serial: "J8614251556", is: "1986-W14", evidence: "illustration", from: "American: one digit more" },
  { serial: "1210A002243", is: "2012-W10", evidence: "illustration", from: "A. O. Smith: with a letter" },
  { serial: "S1318F000046", is: "2013-W18", evidence: "illustration", from: "A. O. Smith: letter in front" },
  { serial: "1836111786352", is: "2018-W36", evidence: "illustration", from: "A. O. Smith: nine digits" },
  { serial: "A2363113", is: "no-date-in-serial", evidence: "illustration", from: "a mere counter" },
  {
    serial: "0503535368",
    is: "2005-W03",
    evidence: "illustration",
    from: "American: week or month",
  },
  { serial: "9754012345", is: "no-format", evidence: "invalid", from: "54 is no week" },
];
