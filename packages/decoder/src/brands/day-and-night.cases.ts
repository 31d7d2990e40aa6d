import type { Case } from "./cases.ts";

export const cases: readonly Case[] = [
  {
    serial: "0185A12345",
    is: "no-format",
    evidence: "invalid",
    from: "furnace rules do not hold for water heaters",
  },
];
