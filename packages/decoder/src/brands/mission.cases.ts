import { monthYearIllustrations, yearWeekIllustrations } from "../formats/ao-smith.cases.ts";
import type { Case } from "./cases.ts";

export const cases: readonly Case[] = [
  ...yearWeekIllustrations,
  ...monthYearIllustrations,
  { serial: "AF04A093001", is: "2004-06", evidence: "illustration", from: "a State heater's number" },
  { serial: "A00114092", is: "2000-01", evidence: "illustration", from: "a State heater's number" },
  { serial: "AJ03123456", is: "2003-09", evidence: "illustration", from: "a Reliance heater's number" },
];
