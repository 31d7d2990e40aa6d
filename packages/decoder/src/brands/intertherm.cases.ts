import { defineCases } from "./cases.ts";

export const cases = defineCases({
  illustration: [
    { serial: "H765662231", is: "1976-08", from: "State: month letter and year" },
    { serial: "M07A009387", is: "2007-12", from: "State: with a letter" },
    { serial: "AF04A093001", is: "2004-06", from: "State: plant and month letter" },
    { serial: "1210A002243", is: "2012-W10", from: "State: year and week" },
    { serial: "S1318F000046", is: "2013-W18", from: "State: a letter in front" },
    { serial: "1836111786352", is: "2018-W36", from: "State: nine digits" },
    { serial: "A00114092", is: "2000-01", from: "a State heater's number" },
    { serial: "AJ03123456", is: "2003-09", from: "a Reliance heater's number" },
  ],
  invalid: [{ serial: "0585A35604", is: "no-format", from: "a Rheem heater" }],
});
