import type { Case } from "../brands/cases.ts";

const from = "a State heater's number";

/** Year and week, for a label without a known heater of this format. */
export const yearWeekIllustrations: readonly Case[] = [
  { serial: "1735107397129", is: "2017-W35", evidence: "illustration", from },
  { serial: "1210A002243", is: "2012-W10", evidence: "illustration", from },
  { serial: "S1318F000046", is: "2013-W18", evidence: "illustration", from },
];

/** Month letter and year, for a label without a known heater of this format. */
export const monthYearIllustrations: readonly Case[] = [
  { serial: "M07A009387", is: "2007-12", evidence: "illustration", from },
  { serial: "H765662231", is: "1976-08", evidence: "illustration", from },
  { serial: "AF04A093001", is: "2004-06", evidence: "illustration", from },
];
