import type { Case } from "./cases.ts";

export const cases: readonly Case[] = [
  { serial: "98023429", is: "1998", evidence: "published", from: "inspectapedia.com" },
  {
    serial: "040234291A",
    is: "2004",
    evidence: "illustration",
    from: "seven digits and a letter at the end",
  },
  { serial: "98023", is: "too-short", evidence: "invalid", from: "five characters" },
  { serial: "44023429", is: "impossible-date", evidence: "invalid", from: "1944 and 2044 are out of range" },
];
