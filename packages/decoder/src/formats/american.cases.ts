import type { Case } from "../brands/cases.ts";
import { yearWeekIllustrations } from "./ao-smith.cases.ts";

const from = "an American heater's number";

/** Cases for American's formats under labels without a known heater. */
export const americanIllustrations: readonly Case[] = [
  ...yearWeekIllustrations,
  { serial: "0503535368", is: "2005-W03", evidence: "illustration", from: "week 3 or March" },
  { serial: "0020118002", is: "2000-W20", evidence: "illustration", from },
  { serial: "A860803511", is: "1986-W08", evidence: "illustration", from },
  { serial: "A9912012345", is: "1999-W12", evidence: "illustration", from: "a letter and ten digits" },
];
