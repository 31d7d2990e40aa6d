import { defineCases } from "./cases.ts";

const page = "building-center.org";

export const cases = defineCases({
  published: [
    { serial: "1604304448", is: "2016-04", from: "gillencounto.blogspot.com" },
    { serial: "0386010019", is: "1986-03", from: page },
  ],
  illustration: [
    { serial: "0192123456", is: "1992-01", from: `0192, ${page}` },
    { serial: "9511123456", is: "1995-11", from: "the year comes first" },
    { serial: "0112123456", is: "2001-12", from: "not January 2012, as with Rheem" },
  ],
  invalid: [
    { serial: "1210A002243", is: "no-format", from: "A. O. Smith, week 10 of 2012" },
    { serial: "0113123456", is: "no-format", from: "13 is neither month nor an old year" },
    { serial: "9411123456", is: "impossible-date", from: "the month came first in 1994" },
  ],
});
