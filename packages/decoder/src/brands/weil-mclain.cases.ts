import type { Case } from "./cases.ts";

const table = "Weil-McLain: CP date ranges, 2026";

export const cases: readonly Case[] = [
  { serial: "CP 3150225", is: "1996", evidence: "illustration", from: `${table}: from 3003001 to 3213000` },
  { serial: "1414001", is: "1988", evidence: "maker", known: "1988", from: `${table}: the first of 1988` },
  { serial: "8278015", is: "2025", evidence: "maker", known: "2025", from: `${table}: the last of 2025` },
  { serial: "1000000", is: "impossible-date", evidence: "invalid", from: "before the table begins" },
  { serial: "123456", is: "no-format", evidence: "invalid", from: "six digits: the early 1980s or older" },
];
