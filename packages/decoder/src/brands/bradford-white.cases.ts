import type { Case } from "./cases.ts";

const bulletin = "Bradford White service bulletin 100";
const plumber = "californiaplumbingsd.com";
const page = "building-center.org";
const propertyManual = "https://github.com/joe5955/property-manual";
const surveys = "https://github.com/jeffreyroulaine/Asset-Survey";

export const cases: readonly Case[] = [
  { serial: "BH6511396", is: "2005-08 or 1985-08", evidence: "published", from: plumber },
  {
    serial: "YE1395234",
    is: "2002-05 or 1982-05",
    evidence: "recall",
    known: ["2002-04", "2002-05"],
    from: "recall of 2002, end of the range: sold from April to May 2002",
    url: "http://www.comfortbyperfectair.com/tag/hot-water-heater-recall/",
  },
  {
    serial: "ZC51064910",
    is: "2023-03",
    evidence: "plate",
    known: ["2020", "2026-06"],
    from: "the model belongs to a recent line",
    url: propertyManual,
  },
  {
    serial: "BB54805614",
    is: "2025-02",
    evidence: "plate",
    known: ["2020", "2026-06"],
    from: "the plate names CTA-2045-A",
    url: propertyManual,
  },
  {
    serial: "DD9041943",
    is: "2007-04 or 1987-04",
    evidence: "plate",
    known: ["2000", "2008"],
    from: 'against "2004" there: the plate has the mark of GAMA, which ended in 2008',
    url: propertyManual,
  },
  {
    serial: "SB40976517",
    model: "RE350T6-1NCWW",
    is: "2018-02",
    evidence: "plate",
    known: ["2008", "2026-02"],
    from: "images/caretaker/water-heater: its EnergyGuide leads with a yearly cost, as since 2008",
    url: propertyManual,
  },
  { serial: "SC41065129", is: "2018-03", evidence: "published", from: "hotel survey", url: surveys },
  { serial: "SJ42182097", is: "2018-09", evidence: "published", from: "hotel survey", url: surveys },
  { serial: "ZD51364229", is: "2023-04", evidence: "published", from: "hotel survey", url: surveys },
  {
    serial: "DG6322957",
    is: "2007-07 or 1987-07",
    evidence: "published",
    from: `${page}, which gives both; the counter of 2007 is far off`,
  },
  { serial: "WC9876553", is: "2000-03 or 1980-03", evidence: "illustration", from: bulletin },
  { serial: "TK1234567", is: "1999-10 or 1979-10", evidence: "illustration", from: page },
  { serial: "D1234567F", is: "1967-06", evidence: "illustration", from: page },
  { serial: "OA1234567", is: "1997-01", evidence: "illustration", from: `${bulletin}: OA is January 1997` },
  { serial: "WC987655", is: "2000-03", evidence: "illustration", from: `${bulletin}, one digit fewer` },
  { serial: "EA4412345", is: "1988-01 or 2008-01", evidence: "illustration", from: "counter far from 2008" },
  { serial: "EA9912345", is: "2008-01 or 1988-01", evidence: "illustration", from: "counter of early 2008" },
  {
    serial: "ZM9012345",
    is: "2003-12 or 1983-12",
    evidence: "illustration",
    from: "the counter fits neither: the surer date first",
  },
  {
    serial: "BH1511396",
    is: "2005-08 or 1985-08",
    evidence: "illustration",
    from: "BH6511396 with one digit misread",
  },
  {
    serial: "BH651139612",
    is: "2025-08 or 2005-08 or 1985-08",
    evidence: "illustration",
    from: "tail too long",
  },
  { serial: "1A1234567", is: "no-format", evidence: "invalid", from: "a digit is no year letter" },
  {
    serial: "KL.CA-012345",
    is: "2018-11",
    evidence: "illustration",
    from: "tankless, built by Rinnai: no tank of 2013",
  },
  {
    serial: "RA.DA-123456",
    is: "2023-01",
    evidence: "illustration",
    from: "tankless, Rinnai's later letters",
  },
  {
    serial: "KL.CA-01234567",
    is: "2018-11",
    evidence: "illustration",
    from: "tankless, two digits too many",
  },
];
