import type { Case } from "./cases.ts";

export const cases: readonly Case[] = [
  {
    serial: "MD910000001",
    is: "no-format",
    evidence: "invalid",
    from: "the letters of A. O. Smith are of a later time",
  },
];
