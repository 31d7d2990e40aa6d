import { monthYearIllustrations, recalledIn2018, yearWeekIllustrations } from "../formats/ao-smith.cases.ts";
import { defineCases } from "./cases.ts";

export const cases = defineCases({
  recall: recalledIn2018,
  illustration: [
    ...yearWeekIllustrations,
    ...monthYearIllustrations,
    { serial: "AJ03123456", is: "2003-09", from: "a Reliance heater's number" },
  ],
  published: [
    { serial: "1210A002243", model: "153.336162", is: "2012-W10", from: "Water Heater Trace" },
    { serial: "E07A135491", is: "2007-05", from: "building-center.org" },
    { serial: "A79940006", is: "1979-01", from: "building-center.org, Sears" },
    { serial: "A03307353", is: "2003-01", from: "building-center.org" },
  ],
  invalid: [
    {
      serial: "J07A009387",
      is: "2007-09",
      from: "hotelsabruzzo.com counts I as September, so that J would be October",
    },
    { serial: "0120102140", is: "no-format", from: "ten digits are American's or Rheem's" },
  ],
});
