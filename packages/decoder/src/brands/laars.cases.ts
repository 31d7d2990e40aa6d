import type { Case } from "./cases.ts";

const page = "building-center.org";

export const cases: readonly Case[] = [
  { serial: "C00B01803", is: "2000-03", evidence: "published", from: page },
  { serial: "LE12345678", is: "2014-05", evidence: "illustration", from: `${page}, Brute` },
  {
    serial: "TC1234567",
    is: "1999-03 or 1979-03",
    evidence: "illustration",
    from: "Brute with seven digits",
  },
  {
    serial: "C8901803",
    is: "1989-03",
    evidence: "illustration",
    from: "without the letter before the digits",
  },
  ...["V21306262", "V21306297", "V21311453", "V22311517"].map((serial): Case => ({
    serial,
    is: "no-format",
    evidence: "recall",
    known: ["2020", "2022-01"],
    from: "CPSC 2022, an end of a range: sold from January 2021 to January 2022",
    url: "https://bgr.com/lifestyle/urgent-boiler-recall-this-defective-heating-system-can-poison-you-in-your-home/",
  })),
  { serial: "I00B01803", is: "no-format", evidence: "invalid", from: "I is no month letter" },
  { serial: "C27B01803", is: "impossible-date", evidence: "invalid", from: "after today" },
];
