import { recalledIn2018 } from "../formats/ao-smith.cases.ts";
import { defineCases, type ListedCase } from "./cases.ts";

const page = "building-center.org";
const plumber = "kcwaterheater.com";
const surveys = "https://github.com/jeffreyroulaine/Asset-Survey";

export const cases = defineCases({
  published: [
    { serial: "1836111786352", is: "2018-W36", from: `${plumber}, the year` },
    { serial: "1504A023527", is: "2015-W04", from: "tests of a public decoder" },
    { serial: "E07A135491", is: "2007-05", from: `${plumber}; ${page}` },
    { serial: "AF04A093001", is: "2004-06", from: `${plumber}; ${page}` },
    { serial: "GG03-1495366-S29", is: "2003-07", from: page },
    { serial: "CG03-1495366-S29", is: "2003-07", from: `${plumber}, the year` },
    { serial: "A20-H-78-015482", is: "1978-08", from: page },
    {
      serial: "1735107390037",
      model: "ES12-50R55DV 110",
      is: "2017-W35",
      from: "joe5955/property-manual, Madrona house: the year; its plate has no date",
    },
    { serial: "2301132336629", is: "2023-W01", from: "hotel survey", url: surveys },
    { serial: "AD82-36207-Z99", is: "1982-04", from: "building-center.org, a National" },
    { serial: "L07A0711460", is: "2007-11", from: "building-center.org, a Glascote" },
    { serial: "AJ89123456", is: "1989-09", from: "building-center.org, a Glascote" },
  ],
  illustration: [
    { serial: "GE02-0647590-248", is: "2002-05", from: "an owner's question without a date" },
    { serial: "4D051234567", is: "2005-04", from: "Hot Water Solutions NW" },
    { serial: "16051234567", is: "2016", from: "Hot Water Solutions NW: eleven digits, so the year only" },
    {
      serial: "1115A000001",
      is: "2011-W15",
      from: "CPSC 2018: a week of 2011; waterheatersonly.com reads 15 November",
    },
    { serial: "1653A002243", is: "2016", from: "2016 had no week 53" },
    { serial: "2053A002243", is: "2020-W53", from: "2020 had one" },
  ],
  plate: [
    {
      serial: "1703104682119",
      model: "GCR-50 400",
      is: "2017-W03",
      known: "2017-01-20",
      from: "examples/files/water-heater-label.jpeg, BUILD DATE 01/20/2017",
      url: "https://github.com/1tomany/php-ai",
    },
  ],
  record: [
    {
      serial: "1943116793647",
      model: "ENT-50 120",
      is: "2019-W43",
      known: ["2018", "2019"],
      from: "water-heater-replacement/attachments/photos/IMG_3261.jpeg: installed in 2019, when the house was built",
      url: "https://github.com/StegVerse-Labs/HouseHold",
    },
  ],
  recall: [
    ...["MD91", "ME91", "MF91", "MG91"].map((start, month): ListedCase => ({
      serial: `${start}-0000001-248`,
      begins: start.length,
      is: `1991-0${4 + month}`,
      known: ["1991-04-16", "1991-07-09"],
      from: "CPSC 92-016",
      url: "https://customheatandair.com/webapp/p/96/a.o.smith-recall",
    })),
    ...recalledIn2018,
    {
      serial: "125325485",
      is: "2021",
      known: ["2020-08", "2021-08"],
      from: "CPSC 2023, start of the range of boilers by Lochinvar under three names: sold from August 2021 on",
      url: "https://www.cpsc.gov/Recalls/2024/Lochinvar-Recalls-Condensing-Boilers-Due-to-Risk-of-Carbon-Monoxide-Poisoning",
    },
    {
      serial: "134830284",
      is: "2023",
      known: ["2021", "2023-09"],
      from: "CPSC 2023, end of the range of boilers by Lochinvar under three names: sold until September 2023",
      url: "https://www.cpsc.gov/Recalls/2024/Lochinvar-Recalls-Condensing-Boilers-Due-to-Risk-of-Carbon-Monoxide-Poisoning",
    },
  ],
  invalid: [
    {
      serial: "MM02-2147713-260",
      is: "2002-12",
      from: "InspectAPedia takes the digit behind the hyphen for the month: February",
    },
    { serial: "1210A002243", is: "2012-W10", from: `${plumber} takes digits 3 and 4 for the year: 2010` },
    { serial: "S1318F000046", is: "2013-W18", from: `${plumber} takes digits 3 and 4 for the year: 2018` },
    { serial: "BA14056189", is: "impossible-date", from: "letters ended in 2008; a decoder reads 2014" },
    { serial: "A1405618", is: "no-format", from: "letters ended in 2008; a decoder reads 2014" },
    { serial: "0120102140", is: "no-format", from: "ten digits are American's or Rheem's" },
    { serial: "RH0504B01826", is: "no-format", from: "a Rheem heater" },
    { serial: "1899111786352", is: "no-format", from: "there is no week 99" },
    { serial: "2652111786352", is: "impossible-date", from: "week 52 of 2026 is to come" },
    { serial: "I836111786352", is: "no-format", from: "a letter for the first 1: offered as a repair only" },
  ],
});
