import { yearWeekIllustrations } from "../formats/ao-smith.cases.ts";
import { defineCases } from "./cases.ts";

const smith = "an A. O. Smith heater's number";

export const cases = defineCases({
  illustration: [
    ...yearWeekIllustrations,
    { serial: "GG03-1495366-S29", is: "2003-07", from: smith },
    { serial: "4D051234567", is: "2005-04", from: smith },
    { serial: "A20-H-78-015482", is: "1978-08", from: smith },
    { serial: "AF04A093001", is: "2004-06", from: smith },
    { serial: "E07A135491", is: "2007-05", from: smith },
    { serial: "AD82-36207-Z99", is: "1982-04", from: smith },
  ],
  published: [{ serial: "L07A0711460", is: "2007-11", from: "building-center.org, Glascote or Perma-Glas" }],
});
