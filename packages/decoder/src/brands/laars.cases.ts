import { defineCases, type ListedCase } from "./cases.ts";

const page = "building-center.org";

export const cases = defineCases({
  published: [{ serial: "C00B01803", is: "2000-03", from: page }],
  illustration: [
    { serial: "LE12345678", is: "2014-05", from: `${page}, Brute` },
    { serial: "TC1234567", is: "1999-03 or 1979-03", from: "Brute with seven digits" },
    { serial: "C8901803", is: "1989-03", from: "without the letter before the digits" },
  ],
  recall: ["V21306262", "V21306297", "V21311453", "V22311517"].map((serial): ListedCase => ({
    serial,
    is: "no-format",
    known: ["2020", "2022-01"],
    from: "CPSC 2022, an end of a range: sold from January 2021 to January 2022",
    url: "https://bgr.com/lifestyle/urgent-boiler-recall-this-defective-heating-system-can-poison-you-in-your-home/",
  })),
  invalid: [
    { serial: "I00B01803", is: "no-format", from: "I is no month letter" },
    { serial: "C27B01803", is: "impossible-date", from: "after today" },
  ],
});
