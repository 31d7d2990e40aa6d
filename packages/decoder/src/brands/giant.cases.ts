import type { Case } from "./cases.ts";

export const cases: readonly Case[] = [
  {
    serial: "1234567890",
    is: "no-date-in-serial",
    evidence: "illustration",
    from: "cpsc.gov: the plate has a date of its own",
  },
];
