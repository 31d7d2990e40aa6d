import { recalledIn2018 } from "../formats/ao-smith.cases.ts";
import { americanIllustrations } from "../formats/american.cases.ts";
import type { Case } from "./cases.ts";

export const cases: readonly Case[] = [
  ...recalledIn2018,
  ...americanIllustrations,
  {
    serial: "0120102140",
    is: "2001-W20",
    evidence: "published",
    from: "InterNACHI forum, an inspector's heater",
  },
  { serial: "0020118002", is: "2000-W20", evidence: "published", from: "building-center.org" },
  { serial: "9732012345", is: "1997-W32", evidence: "illustration", from: "thedailythrive.org" },
  {
    serial: "2822012345",
    is: "impossible-date",
    evidence: "invalid",
    from: "remodelormove.com reads a 22nd month",
  },
];
