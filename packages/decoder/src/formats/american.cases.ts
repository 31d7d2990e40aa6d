import type { ListedCase } from "../brands/cases.ts";
import { yearWeekIllustrations } from "./ao-smith.cases.ts";

const from = "an American heater's number";

/** Cases for American's formats under labels without a known heater. */
export const americanIllustrations: readonly ListedCase[] = [
  ...yearWeekIllustrations,
  { serial: "0503535368", is: "2005-W03", from: "week 3 or March" },
  { serial: "0020118002", is: "2000-W20", from },
  { serial: "A860803511", is: "1986-W08", from },
  { serial: "A9912012345", is: "1999-W12", from: "a letter and ten digits" },
];
