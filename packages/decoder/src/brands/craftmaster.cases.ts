import { recalledIn2018 } from "../formats/ao-smith.cases.ts";
import { americanIllustrations } from "../formats/american.cases.ts";
import { defineCases } from "./cases.ts";

export const cases = defineCases({
  recall: recalledIn2018,
  illustration: [
    ...americanIllustrations,
    { serial: "9732012345", is: "1997-W32", from: "thedailythrive.org" },
  ],
  published: [
    { serial: "0120102140", is: "2001-W20", from: "InterNACHI forum, an inspector's heater" },
    { serial: "0020118002", is: "2000-W20", from: "building-center.org" },
  ],
  invalid: [{ serial: "2822012345", is: "impossible-date", from: "remodelormove.com reads a 22nd month" }],
});
