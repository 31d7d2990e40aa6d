import type { Case } from "./cases.ts";

export const cases: readonly Case[] = [
  { serial: "G-97-031", is: "1997", evidence: "published", from: "bidspotter.com, an auction of 1997" },
  { serial: "G-05-1031", is: "2005", evidence: "illustration", from: "running number of four digits" },
  { serial: "G-27-031", is: "impossible-date", evidence: "invalid", from: "after today" },
];
