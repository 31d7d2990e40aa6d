import { defineCases } from "./cases.ts";

const page = "tanklesshelp.com";

export const cases = defineCases({
  published: [
    { serial: "8881-20100520-3026", is: "2010-05-20", from: page },
    { serial: "7414C21X17", is: "2021-10-17", from: page },
  ],
  illustration: [
    {
      serial: "1234200807041234",
      is: "2008-07-04",
      from: "TSSA order FS-187-11: places 5 to 8 are the year",
    },
    { serial: "7414C21Z3112345", is: "2021-12-31", from: "Z is December" },
    { serial: "7412W1613012345", is: "2016-01-30", from: "month 1 is not padded" },
    { serial: "74121217171234", is: "2021-07-17", from: "a digit in the fifth place" },
    { serial: "88812010052030261", is: "2010-05-20", from: "running number too long" },
    { serial: "7414C26X2112345", is: "2026-10-21", from: "a month before today" },
  ],
  invalid: [
    { serial: "741221X1712345", is: "no-format", from: "the fifth place is missing" },
    { serial: "8881201013203026", is: "no-format", from: "month 13" },
    { serial: "7414C2101712345", is: "no-format", from: "0 is no month" },
    { serial: "7414C21X3212345", is: "no-format", from: "day 32" },
    { serial: "7414C26Y2112345", is: "impossible-date", from: "the day after today" },
    { serial: "210315123456", is: "no-format", from: "others read YYMMDD at the head" },
    { serial: "211512345678", is: "no-format", from: "others read YYWW at the head" },
    { serial: "20210512345678", is: "no-format", from: "others read YYYYMM at the head" },
    { serial: "L482915736", is: "no-format", from: "others read the first letter as year" },
  ],
});
