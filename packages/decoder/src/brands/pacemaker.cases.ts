import type { Case } from "./cases.ts";
import { tankCases } from "./rheem.cases.ts";

export const cases: readonly Case[] = [
  ...tankCases,
  { serial: "0833A032628", is: "no-format", evidence: "invalid", from: "A. O. Smith, week 33 of 2008" },
];
