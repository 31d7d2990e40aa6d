import { monthYearIllustrations, recalledIn2018, yearWeekIllustrations } from "../formats/ao-smith.cases.ts";
import type { Case } from "./cases.ts";

export const cases: readonly Case[] = [
  ...recalledIn2018,
  ...yearWeekIllustrations,
  ...monthYearIllustrations,
  {
    serial: "1210A002243",
    model: "153.336162",
    is: "2012-W10",
    evidence: "published",
    from: "Water Heater Trace",
  },
  { serial: "E07A135491", is: "2007-05", evidence: "published", from: "building-center.org" },
  {
    serial: "J07A009387",
    is: "2007-09",
    evidence: "invalid",
    from: "hotelsabruzzo.com counts I as September, so that J would be October",
  },
  {
    serial: "0120102140",
    is: "no-format",
    evidence: "invalid",
    from: "ten digits are American's or Rheem's",
  },
  { serial: "A79940006", is: "1979-01", evidence: "published", from: "building-center.org, Sears" },
  { serial: "A03307353", is: "2003-01", evidence: "published", from: "building-center.org" },
  { serial: "AJ03123456", is: "2003-09", evidence: "illustration", from: "a Reliance heater's number" },
];
