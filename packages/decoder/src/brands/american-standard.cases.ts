import { defineCases } from "./cases.ts";

export const cases = defineCases({
  illustration: [
    {
      serial: "3253087U4241770000082",
      is: "2024-06-25",
      from: "the date of a plate of June 2024 with a sister's number",
    },
    { serial: "1735107397129", is: "2017-W35", from: "a State heater's number" },
    { serial: "1210A002243", is: "2012-W10", from: "a State heater's number" },
    { serial: "0020118002", is: "2000-W20", from: "an American heater's number" },
    { serial: "A860803511", is: "1986-W08", from: "an American heater's number" },
    { serial: "A9912012345", is: "1999-W12", from: "a letter and ten digits" },
    { serial: "0503535368", is: "2005-W03", from: "an American: week 3 or March" },
  ],
});
