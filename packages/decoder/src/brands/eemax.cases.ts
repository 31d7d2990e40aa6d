import type { Case } from "./cases.ts";

export const cases: readonly Case[] = [
  {
    serial: "1234567890",
    is: "no-format",
    evidence: "illustration",
    from: "building-center.org",
  },
];
