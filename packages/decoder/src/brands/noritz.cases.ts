import type { Case } from "./cases.ts";

const page = "building-center.org";

export const cases: readonly Case[] = [
  { serial: "2005.06-004472", is: "2005-06", evidence: "published", from: page },
  {
    serial: "200506004472",
    is: "2005-06",
    evidence: "published",
    from: `${page}; others read May 2020`,
  },
  {
    serial: "S/N 2005.06-004472",
    is: "2005-06",
    evidence: "published",
    from: `${page}, typed with S/N`,
  },
  { serial: "2103012345", is: "2021-03", evidence: "illustration", from: "waterclue.com" },
  { serial: "2021.11-12345", is: "2021-11", evidence: "illustration", from: "running number of five digits" },
  { serial: "2005060044721", is: "2005-06", evidence: "illustration", from: "running number too long" },
  { serial: "202612004472", is: "impossible-date", evidence: "invalid", from: "after today" },
  { serial: "2113012345", is: "no-format", evidence: "invalid", from: "month 13" },
];
