import { defineCases } from "./cases.ts";

const page = "building-center.org";
const guide = "guide 904026WARR, as kevinspect/mpi-field-tools states it";
const recall2020 =
  "https://www.cpsc.gov/Recalls/2020/Lochinvar-Recalls-Condensing-Residential-Boilers-Due-to-Risk-of-Carbon-Monoxide-Poisoning";
const recall2023 =
  "https://www.cpsc.gov/Recalls/2024/Lochinvar-Recalls-Condensing-Boilers-Due-to-Risk-of-Carbon-Monoxide-Poisoning";

export const cases = defineCases({
  published: [
    { serial: "KJ-1000130", is: "1993-09", from: page },
    { serial: "J93-1030F", is: "1993-09", from: page },
    { serial: "J-930001", is: "1993-09", from: page },
  ],
  illustration: [
    {
      serial: "BH6479275",
      model: "DVN051",
      is: "2005-08 or 1985-08",
      from: "an owner's question without a date",
    },
    { serial: "EA12345678", is: "2008-01", from: "eight digits behind the letters" },
    { serial: "KJ100013", is: "1993-09", from: "one digit fewer" },
    { serial: "A07H00123456", is: "2007-01", from: page },
    { serial: "K14H00123456", is: "2014", from: "November or October" },
    { serial: "431500123456", is: "2015-W43", from: `${guide}: week and year in 2015` },
    { serial: "184300123456", is: "2018-W43", from: `${guide}: since 2016` },
    { serial: "1142N012345", is: "2011-W42", from: page },
    { serial: "85041234", is: "1985-04", from: page },
    { serial: "1234569708", is: "1997-08", from: page },
    { serial: "107397129", is: "2017", from: "the count of a State of week 35 of 2017" },
    { serial: "101000000", is: "no-date-in-serial", from: "before the known count" },
  ],
  invalid: [{ serial: "A16H00123456", is: "impossible-date", from: "not used after May 2015" }],
  recall: [
    {
      serial: "103475818",
      is: "2016",
      known: ["2016", "2016-08"],
      from: "CPSC 2020, start of the range: sold from August 2016 on",
      url: recall2020,
    },
    {
      serial: "134830284",
      is: "2023",
      known: ["2021", "2023-09"],
      from: "CPSC 2023, end of the range: sold until September 2023",
      url: recall2023,
    },
    {
      serial: "115078306",
      is: "2019",
      known: ["2016-08", "2019-05"],
      from: "CPSC 2020, end of the range: made until about May 28, 2019, as Health Canada RA-72879 says",
      url: recall2020,
    },
    {
      serial: "125325485",
      is: "2021",
      known: ["2020-08", "2021-08"],
      from: "CPSC 2023, start of the range: sold from August 2021 on",
      url: recall2023,
    },
  ],
  record: [
    {
      serial: "112105473",
      is: "2018",
      known: "2018",
      from: "hotel survey, year written down by hand: read as week 21 of 2011 it would be another",
      url: "https://github.com/jeffreyroulaine/Asset-Survey",
    },
    {
      serial: "2143126500000",
      begins: 5,
      model: "RJS120M000",
      is: "2021-W43",
      known: "2021",
      from: "hotel survey, year written down by hand; a spreadsheet has rounded the number to 2.14313E+12",
      url: "https://github.com/jeffreyroulaine/Asset-Survey",
    },
  ],
});
