import { defineCases } from "./cases.ts";

export const cases = defineCases({
  illustration: [
    { serial: "9732012345", is: "1997-W32", from: "American: year and week" },
    { serial: "J861425155", is: "1986-W14", from: "American: a letter in front" },
    { serial: "J8614251556", is: "1986-W14", from: "American: one digit more" },
    { serial: "1210A002243", is: "2012-W10", from: "A. O. Smith: with a letter" },
    { serial: "S1318F000046", is: "2013-W18", from: "A. O. Smith: letter in front" },
    { serial: "1836111786352", is: "2018-W36", from: "A. O. Smith: nine digits" },
    { serial: "A2363113", is: "no-date-in-serial", from: "a mere counter" },
    { serial: "0503535368", is: "2005-W03", from: "American: week or month" },
  ],
  invalid: [{ serial: "9754012345", is: "no-format", from: "54 is no week" }],
});
