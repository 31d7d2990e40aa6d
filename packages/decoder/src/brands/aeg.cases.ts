import { defineCases } from "./cases.ts";

export const cases = defineCases({
  recall: [
    {
      serial: "1336",
      is: "2013-W36",
      known: "2013-09",
      from: "first number of the recall of DEM Basis: the first four digits",
      url: "https://t-online.de/heim-garten/wohnen/id_69943010/rueckruf-aeg-warmwasserspeicher-dem-basis-.html",
    },
    {
      serial: "1416",
      is: "2014-W16",
      known: "2014-04",
      from: "last number of the recall of DEM Basis: the first four digits",
      url: "https://t-online.de/heim-garten/wohnen/id_69943010/rueckruf-aeg-warmwasserspeicher-dem-basis-.html",
    },
  ],
  invalid: [
    { serial: "1335", is: "no-format", from: "before the recall" },
    { serial: "161612345678", is: "no-format", from: "no other year is known" },
  ],
});
