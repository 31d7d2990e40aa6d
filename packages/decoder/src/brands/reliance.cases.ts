import { monthYearIllustrations, recalledIn2018, yearWeekIllustrations } from "../formats/ao-smith.cases.ts";
import { defineCases } from "./cases.ts";

const page = "building-center.org";

export const cases = defineCases({
  recall: recalledIn2018,
  illustration: [...yearWeekIllustrations, ...monthYearIllustrations],
  published: [
    { serial: "0833A032628", is: "2008-W33", from: "InterNACHI forum, an inspector's heater" },
    { serial: "1210A002243", is: "2012-W10", from: page },
    { serial: "H765662231", is: "1976-08", from: page },
    { serial: "L92441351", is: "1992-11", from: "building-center.org" },
    { serial: "AJ03123456", is: "2003-09", from: "building-center.org" },
  ],
  invalid: [{ serial: "A07A009387", is: "2007-01", from: "A is January; a decoder had October" }],
});
