import type { Case } from "./cases.ts";

const page = "NTI: serial date codes";

const codes = "https://ntiboilers.com/wp-content/uploads/2023/05/NTI-Serial-Date-Codes.pdf";

export const cases: readonly Case[] = [
  { serial: "22033999", is: "2022", evidence: "maker", known: "2022", from: page, url: codes },
  { serial: "09TI-21647", is: "2009", evidence: "maker", known: "2009", from: page, url: codes },
  {
    serial: "2110202138184177",
    is: "2021-10-20",
    evidence: "maker",
    known: "2021-10-20",
    from: page,
    url: codes,
  },
  {
    serial: "3260053C8222930000005",
    is: "2022-10-20",
    evidence: "maker",
    known: "2022-10-20",
    from: page,
    url: codes,
  },
  { serial: "27033999", is: "impossible-date", evidence: "invalid", from: "after today" },
  { serial: "50033999", is: "impossible-date", evidence: "invalid", from: "before the maker's first year" },
];
