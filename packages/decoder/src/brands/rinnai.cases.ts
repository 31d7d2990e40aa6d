import { defineCases } from "./cases.ts";

const page = "building-center.org";
const engineer = "engineerfix.com";

export const cases = defineCases({
  published: [
    { serial: "04.03-102521", is: "2004-03", from: page },
    { serial: "05083453", is: "2005-08", from: page },
    { serial: "BL.CA-051306", is: "2010-11", from: page },
  ],
  illustration: [
    { serial: "JL.CA-012345", is: "2017-11", from: `${engineer}: JL is November 2017` },
    { serial: "0703012345", is: "2007-03", from: `${engineer}: 0703 is March 2007` },
    { serial: "PM.DA-123456", is: "2022-12", from: "P is 2022, as O is left out" },
    { serial: "RA.DA-123456", is: "2023-01", from: "Q is left out; disputed by a year" },
    { serial: "WA.DA-123456", is: "2026-01", from: "V is left out; disputed by a year" },
    { serial: "BL.CA-0513067", is: "2010-11", from: "running number too long" },
  ],
  invalid: [
    { serial: "XA.DA-123456", is: "impossible-date", from: "X is 2027" },
    { serial: "OA.CA-051306", is: "no-format", from: "O is no year letter: read D" },
    { serial: "BI.CA-051306", is: "no-format", from: "I is no month letter" },
    { serial: "2304123456", is: "no-format", from: "others read YYMM on heaters of 2023" },
    { serial: "0413102521", is: "no-format", from: "month 13" },
  ],
});
