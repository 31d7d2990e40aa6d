import type { Case } from "./cases.ts";

export const cases: readonly Case[] = [
  {
    serial: "1210A002243",
    is: "no-format",
    evidence: "invalid",
    from: "neither a maker nor a rule is known",
  },
];
