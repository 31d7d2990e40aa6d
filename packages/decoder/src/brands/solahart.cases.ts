import type { Case } from "./cases.ts";

export const cases: readonly Case[] = [
  {
    serial: "0585A35604",
    is: "no-format",
    evidence: "invalid",
    from: "the American rules of Rheem do not apply",
  },
];
