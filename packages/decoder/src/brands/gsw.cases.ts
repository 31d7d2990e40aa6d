import { defineCases } from "./cases.ts";

const faq = "https://gsw-wh.com/faq/";

const recall =
  "https://www.cpsc.gov/Recalls/2003/CPSC-Firms-Announce-Recall-of-GSW-Water-Heaters-With-SIT-Temperature-Controls-";

export const cases = defineCases({
  maker: [{ serial: "U0106413635", is: "2001-06", known: "2001-06", from: "GSW's own example", url: faq }],
  recall: [
    {
      serial: "0202694162",
      is: "2002-02",
      known: ["2002-01", "2002-02"],
      from: "CPSC 2003: sold from February 2002 on",
      url: recall,
    },
    {
      serial: "0304507825",
      is: "2003-04",
      known: ["2003-01", "2003-04"],
      from: "CPSC 2003: sold until April 2003",
      url: recall,
    },
  ],
  published: [
    { serial: "0331263882", is: "2003-W31", from: "bobwei.ca" },
    { serial: "U1117 F700633", is: "2011-W17", from: "bobwei.ca" },
    { serial: "137945-7503", is: "1975-03", from: "building-center.org" },
  ],
  illustration: [
    { serial: "U0928413635", is: "2009-W28", from: "building-center.org" },
    { serial: "8901000001", is: "1989-01", from: "yinfor.com: 8901 is January 1989" },
    { serial: "0705000001", is: "2007-05", from: "the maker's rule before 2008; others read week 5" },
    { serial: "0805000001", is: "2008-W05", from: "the maker's rule from 2008 on" },
    { serial: "090112-7503", is: "1975-03", from: "the hyphen settles it" },
    { serial: "0901127503", is: "2009-W01 or 1975-03", from: "the same without its hyphen" },
    { serial: "1735107397129", is: "2017-W35", from: "a State heater's number" },
  ],
  invalid: [{ serial: "0819D12345", is: "no-format", from: "a Rheem heater: no near miss of 2008" }],
});
