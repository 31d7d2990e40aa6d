import type { Case } from "./cases.ts";

export const cases: readonly Case[] = [
  {
    serial: "CP1234567",
    is: "no-format",
    evidence: "invalid",
    from: "accounts of the CP number do not agree",
  },
];
