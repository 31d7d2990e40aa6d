import { defineCases } from "./cases.ts";

export const cases = defineCases({
  published: [{ serial: "1544E000453", is: "2015-W44", from: "building-center.org" }],
  illustration: [
    {
      serial: "1709105000000",
      is: "2017-W09",
      from: "howtolookatahouse.com: a plate of digits only, week 9 of 2017",
    },
    { serial: "1105123456", is: "2011-W05", from: "digits of another length" },
    { serial: "0504123456", is: "no-date-in-serial", from: "no date in the number before 2010" },
  ],
});
