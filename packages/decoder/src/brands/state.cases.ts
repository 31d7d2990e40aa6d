import { recalledIn2018 } from "../formats/ao-smith.cases.ts";
import { defineCases } from "./cases.ts";

const page = "tests of a public decoder";
const sensible = "sensibledigs.com";

export const cases = defineCases({
  recall: [
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
  published: [
    { serial: "1735107397129", is: "2017-W35", from: sensible },
    { serial: "2339135877683", is: "2023-W39", from: page },
    { serial: "1210A002243", is: "2012-W10", from: sensible },
    { serial: "S1318F000046", is: "2013-W18", from: sensible },
    { serial: "AF04A093001", is: "2004-06", from: `${sensible}, without an explanation` },
    { serial: "M07A009387", is: "2007-12", from: `${sensible}, without an explanation` },
    { serial: "H765662231", is: "1976-08", from: `building-center.org; ${sensible}` },
    { serial: "A00114092", is: "2000-01", from: "inspectapedia.com" },
  ],
  illustration: [
    { serial: "C050000001", is: "2005-03", from: "InterNACHI forum: C05 is March 2005" },
    { serial: "AJ03123456", is: "2003-09", from: "building-center.org, a Reliance" },
    { serial: "AJ92123456", is: "1992-09", from: "before A. O. Smith owned State" },
  ],
  invalid: [
    { serial: "D079467322", is: "2007-04", from: "royalflushplumbingadelaide.com.au calls D March" },
    { serial: "M07A127970", is: "2007-12", from: "californiaplumbingsd.com takes the 12 for week 12" },
    { serial: "A14B056189", is: "impossible-date", from: "letters ended in 2008" },
    { serial: "B2156789", is: "no-format", from: "letters ended in 2008; homealliance.com reads 2021" },
    {
      serial: "0510A002243",
      is: "impossible-date",
      from: "before 2008 a letter came first; a table reads October 2005",
    },
    { serial: "0504B01826", is: "no-format", from: "a Rheem heater of May 2004" },
    { serial: "I07A009387", is: "no-format", from: "I is no month" },
    { serial: "0819D12345", is: "no-format", from: "a Rheem heater: no near miss of 2008" },
  ],
});
