import type { Case } from "./cases.ts";

export const cases: readonly Case[] = [
  { serial: "H765662231", is: "1976-08", evidence: "illustration", from: "State: month letter and year" },
  { serial: "M07A009387", is: "2007-12", evidence: "illustration", from: "State: with a letter" },
  { serial: "AF04A093001", is: "2004-06", evidence: "illustration", from: "State: plant and month letter" },
  { serial: "1210A002243", is: "2012-W10", evidence: "illustration", from: "State: year and week" },
  { serial: "S1318F000046", is: "2013-W18", evidence: "illustration", from: "State: a letter in front" },
  { serial: "1836111786352", is: "2018-W36", evidence: "illustration", from: "State: nine digits" },
  { serial: "0585A35604", is: "no-format", evidence: "invalid", from: "a Rheem heater" },
  { serial: "A00114092", is: "2000-01", evidence: "illustration", from: "a State heater's number" },
  { serial: "AJ03123456", is: "2003-09", evidence: "illustration", from: "a Reliance heater's number" },
];
