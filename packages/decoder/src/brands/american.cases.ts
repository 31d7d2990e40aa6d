import { recalledIn2018 } from "../formats/ao-smith.cases.ts";
import { americanIllustrations } from "../formats/american.cases.ts";
import { defineCases } from "./cases.ts";

const page = "building-center.org";

export const cases = defineCases({
  recall: recalledIn2018,
  illustration: [
    ...americanIllustrations,
    { serial: "9932000001", is: "1999-W32", from: "InterNACHI forum: 9932 is week 32 of 1999" },
    { serial: "8906000001", is: "1989-W06", from: "yinfor.com: 8906 is week 6 of 1989" },
    { serial: "1012000001", is: "2010-W12", from: "ten digits after the known years" },
    { serial: "16051234567", is: "2016", from: "Hot Water Solutions NW: eleven digits, so the year only" },
    {
      serial: "0612T123456",
      is: "2006-W12",
      from: "a letter before 2008: year and week came first then as well",
    },
  ],
  published: [
    { serial: "9948125186", is: "1999-W48", from: "tests of a public decoder" },
    { serial: "0020118002", is: "2000-W20", from: page },
    { serial: "0503535368", is: "2005-W03", from: `${page}, which reads March` },
    {
      serial: "A2363113",
      is: "no-date-in-serial",
      from: "Building Intelligence Center: the date is in the warranty code",
    },
  ],
  invalid: [
    { serial: "0798125186", is: "no-format", from: "hotelsabruzzo.com reads the week first: week 7 of 1998" },
    { serial: "F05A12345", is: "no-format", from: "hotelsabruzzo.com reads June 2005" },
    { serial: "H765662231", is: "no-format", from: "a State heater: there is no week 56" },
  ],
});
