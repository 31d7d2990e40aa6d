import { recalledIn2018 } from "../formats/ao-smith.cases.ts";
import { americanIllustrations } from "../formats/american.cases.ts";
import type { Case } from "./cases.ts";

const page = "building-center.org";

export const cases: readonly Case[] = [
  ...recalledIn2018,
  ...americanIllustrations,
  { serial: "9948125186", is: "1999-W48", evidence: "published", from: "tests of a public decoder" },
  { serial: "0020118002", is: "2000-W20", evidence: "published", from: page },
  {
    serial: "0503535368",
    is: "2005-W03",
    evidence: "published",
    from: `${page}, which reads March`,
  },
  {
    serial: "9932000001",
    is: "1999-W32",
    evidence: "illustration",
    from: "InterNACHI forum: 9932 is week 32 of 1999",
  },
  {
    serial: "8906000001",
    is: "1989-W06",
    evidence: "illustration",
    from: "yinfor.com: 8906 is week 6 of 1989",
  },
  {
    serial: "1012000001",
    is: "2010-W12",
    evidence: "illustration",
    from: "ten digits after the known years",
  },
  {
    serial: "16051234567",
    is: "2016",
    evidence: "illustration",
    from: "Hot Water Solutions NW: eleven digits, so the year only",
  },
  {
    serial: "A2363113",
    is: "no-date-in-serial",
    evidence: "published",
    from: "Building Intelligence Center: the date is in the warranty code",
  },
  {
    serial: "0798125186",
    is: "no-format",
    evidence: "invalid",
    from: "hotelsabruzzo.com reads the week first: week 7 of 1998",
  },
  { serial: "F05A12345", is: "no-format", evidence: "invalid", from: "hotelsabruzzo.com reads June 2005" },
  { serial: "H765662231", is: "no-format", evidence: "invalid", from: "a State heater: there is no week 56" },
  {
    serial: "0612T123456",
    is: "2006-W12",
    evidence: "illustration",
    from: "a letter before 2008: year and week came first then as well",
  },
];
