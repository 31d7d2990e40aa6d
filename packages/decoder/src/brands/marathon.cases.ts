import type { Case } from "./cases.ts";

export const cases: readonly Case[] = [
  { serial: "0189123456", is: "1989-01", evidence: "illustration", from: "chart of trade names: 0189" },
  { serial: "0189A12345", is: "1989-01", evidence: "illustration", from: "Rheem's letter form" },
  { serial: "RH0504B01826", is: "2004-05", evidence: "illustration", from: "Rheem's letters in front" },
  { serial: "RHLN0106534307", is: "2006-01", evidence: "illustration", from: "the same with digits only" },
  { serial: "018912345", is: "1989", evidence: "illustration", from: "the end is not known for sure" },
  { serial: "1389123456", is: "no-format", evidence: "invalid", from: "13 is no month" },
];
