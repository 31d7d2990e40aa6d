import type { Case } from "./cases.ts";

export const cases: readonly Case[] = [
  { serial: "137945-7503", is: "1975-03", evidence: "published", from: "building-center.org" },
  {
    serial: "U0106413635",
    is: "2001-06",
    evidence: "maker",
    known: "2001-06",
    from: "johnwoodwaterheaters.com",
    url: "https://johnwoodwaterheaters.com/faqs/",
  },
  { serial: "U0928413635", is: "2009-W28", evidence: "illustration", from: "building-center.org" },
  { serial: "0331263882", is: "2003-W31", evidence: "illustration", from: "a GSW heater's number" },
  { serial: "1735107397129", is: "2017-W35", evidence: "illustration", from: "a State heater's number" },
];
