import { defineCases } from "./cases.ts";

const bulletin = "Bradford White service bulletin 100";
const plumber = "californiaplumbingsd.com";
const page = "building-center.org";
const propertyManual = "https://github.com/joe5955/property-manual";
const surveys = "https://github.com/jeffreyroulaine/Asset-Survey";

export const cases = defineCases({
  published: [
    { serial: "BH6511396", is: "2005-08 or 1985-08", from: plumber },
    { serial: "SJ42182097", is: "2018-09", from: "hotel survey", url: surveys },
    {
      serial: "DG6322957",
      is: "2007-07 or 1987-07",
      from: `${page}, which gives both; the counter of 2007 is far off`,
    },
  ],
  recall: [
    {
      serial: "YE1395234",
      is: "2002-05 or 1982-05",
      known: ["2002-04", "2002-05"],
      from: "recall of 2002, end of the range: sold from April to May 2002",
      url: "http://www.comfortbyperfectair.com/tag/hot-water-heater-recall/",
    },
    {
      serial: "YD1390000",
      begins: 2,
      is: "2002-04 or 1982-04",
      known: ["2002-04", "2002-05"],
      from: "recall of 2002, all that begin with YD: sold from April to May 2002",
      url: "http://www.comfortbyperfectair.com/tag/hot-water-heater-recall/",
    },
  ],
  plate: [
    {
      serial: "ZC51064910",
      is: "2023-03",
      known: ["2020", "2026-06"],
      from: "the model belongs to a recent line",
      url: propertyManual,
    },
    {
      serial: "BB54805614",
      is: "2025-02",
      known: ["2020", "2026-06"],
      from: "the plate names CTA-2045-A",
      url: propertyManual,
    },
    {
      serial: "DD9041943",
      is: "2007-04 or 1987-04",
      known: ["2000", "2008"],
      from: 'against "2004" there: the plate has the mark of GAMA, which ended in 2008',
      url: propertyManual,
    },
    {
      serial: "ZB2783563",
      model: "MI150S6DS21",
      is: "2003-02 or 1983-02",
      known: ["1994", "2007"],
      from: 'farm house, against "February 2001" there: its EnergyGuide leads with kilowatt-hours, as from 1994 to 2007',
      url: propertyManual,
    },
    {
      serial: "SB40976517",
      model: "RE350T6-1NCWW",
      is: "2018-02",
      known: ["2008", "2026-02"],
      from: "images/caretaker/water-heater: its EnergyGuide leads with a yearly cost, as since 2008",
      url: propertyManual,
    },
  ],
  record: [
    {
      serial: "SC41065129",
      model: "M3ST120R5",
      is: "2018-03",
      known: "2018",
      from: "hotel survey, decoder/groundTruth.js: year written down by hand",
      url: surveys,
    },
    {
      serial: "ZD51364229",
      model: "M3ST120R5",
      is: "2023-04",
      known: "2023",
      from: "hotel survey, decoder/groundTruth.js: year written down by hand",
      url: surveys,
    },
  ],
  illustration: [
    { serial: "WC9876553", is: "2000-03 or 1980-03", from: bulletin },
    { serial: "TK1234567", is: "1999-10 or 1979-10", from: page },
    { serial: "D1234567F", is: "1967-06", from: page },
    { serial: "OA1234567", is: "1997-01", from: `${bulletin}: OA is January 1997` },
    { serial: "WC987655", is: "2000-03", from: `${bulletin}, one digit fewer` },
    { serial: "EA4412345", is: "1988-01 or 2008-01", from: "counter far from 2008" },
    { serial: "EA9912345", is: "2008-01 or 1988-01", from: "counter of early 2008" },
    { serial: "ZM9012345", is: "2003-12 or 1983-12", from: "the counter fits neither: the surer date first" },
    { serial: "BH1511396", is: "2005-08 or 1985-08", from: "BH6511396 with one digit misread" },
    { serial: "BH651139612", is: "2025-08 or 2005-08 or 1985-08", from: "tail too long" },
    { serial: "KL.CA-012345", is: "2018-11", from: "tankless, built by Rinnai: no tank of 2013" },
    { serial: "RA.DA-123456", is: "2023-01", from: "tankless, Rinnai's later letters" },
    { serial: "KL.CA-01234567", is: "2018-11", from: "tankless, two digits too many" },
  ],
  invalid: [{ serial: "1A1234567", is: "no-format", from: "a digit is no year letter" }],
});
