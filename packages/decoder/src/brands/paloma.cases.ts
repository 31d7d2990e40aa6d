import type { Case } from "./cases.ts";

export const cases: readonly Case[] = [
  {
    serial: "05.05-000021",
    is: "2005-05",
    evidence: "illustration",
    from: "Rheem tankless, building-center.org",
  },
  { serial: "0607123456", is: "2006-07", evidence: "illustration", from: "the year comes first" },
  { serial: "0613123456", is: "no-format", evidence: "invalid", from: "13 is no month" },
  { serial: "9905123456", is: "impossible-date", evidence: "invalid", from: "before 2000" },
];
