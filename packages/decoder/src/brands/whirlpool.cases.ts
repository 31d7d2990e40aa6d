import { recalledIn2018, yearWeekIllustrations } from "../formats/ao-smith.cases.ts";
import { defineCases } from "./cases.ts";

export const cases = defineCases({
  recall: recalledIn2018,
  illustration: [
    ...yearWeekIllustrations,
    {
      serial: "0612T123456",
      is: "2006-W12",
      from: "a letter before 2008: year and week came first then as well",
    },
    { serial: "0503535368", is: "2005-W03", from: "an American: week 3 or March" },
  ],
  published: [
    { serial: "1104T403904", is: "2011-W04", from: "building-center.org" },
    { serial: "0128104380", is: "2001-W28", from: "building-center.org" },
  ],
  invalid: [
    { serial: "E08A12345", is: "no-format", from: "hotelsabruzzo.com reads May 2008" },
    {
      serial: "M912345678",
      is: "no-format",
      from: "the year letters of Whirlpool's appliances: hotelsabruzzo.com reads 2009",
    },
  ],
});
