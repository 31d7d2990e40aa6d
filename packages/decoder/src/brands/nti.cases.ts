import type { Case } from "./cases.ts";

const compilation = "unpublished compilation";

export const cases: readonly Case[] = [
  { serial: "22033999", is: "2022", evidence: "published", from: compilation },
  { serial: "09TI21647", is: "2009", evidence: "published", from: compilation },
  { serial: "2110202138184177", is: "2021-10-20", evidence: "published", from: compilation },
  { serial: "3260053C8222930000005", is: "2022-10-20", evidence: "published", from: compilation },
  { serial: "27033999", is: "impossible-date", evidence: "invalid", from: "after today" },
  { serial: "50033999", is: "impossible-date", evidence: "invalid", from: "before the maker's first year" },
];
