import type { Case } from "./cases.ts";

export const cases: readonly Case[] = [
  { serial: "FD541", is: "1985-01", evidence: "illustration", from: "the list of codes" },
  { serial: "FD961", is: "1999-01", evidence: "illustration", from: "the list of codes" },
  { serial: "FD 887", is: "2008-07", evidence: "illustration", from: "the list of codes" },
  { serial: "FD204", is: "2012-04", evidence: "illustration", from: "the list of codes" },
  { serial: "FD 553", is: "2015-05", evidence: "illustration", from: "the list of codes" },
  { serial: "FD 080", is: "2020-12", evidence: "illustration", from: "the list of codes" },
  { serial: "887123456", is: "2008-07", evidence: "illustration", from: "the list of codes" },
  { serial: "8370-956-000001", is: "2019-08", evidence: "illustration", from: "the list of codes" },
  { serial: "FD 173", is: "no-format", evidence: "invalid", from: "the list ends in 2020" },
];
