import type { Case } from "./cases.ts";

export const cases: readonly Case[] = [
  { serial: "123456789", is: "no-format", evidence: "illustration", from: "no public rule was found" },
];
