import { monthYearIllustrations, recalledIn2018, yearWeekIllustrations } from "../formats/ao-smith.cases.ts";
import type { Case } from "./cases.ts";

const page = "building-center.org";

export const cases: readonly Case[] = [
  ...recalledIn2018,
  ...yearWeekIllustrations,
  ...monthYearIllustrations,
  {
    serial: "0833A032628",
    is: "2008-W33",
    evidence: "published",
    from: "InterNACHI forum, an inspector's heater",
  },
  { serial: "1210A002243", is: "2012-W10", evidence: "published", from: page },
  { serial: "H765662231", is: "1976-08", evidence: "published", from: page },
  { serial: "A07A009387", is: "2007-01", evidence: "invalid", from: "A is January; a decoder had October" },
  { serial: "L92441351", is: "1992-11", evidence: "published", from: "building-center.org" },
  { serial: "AJ03123456", is: "2003-09", evidence: "published", from: "building-center.org" },
];
