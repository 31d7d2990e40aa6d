import { defineCases } from "./cases.ts";

export const cases = defineCases({
  illustration: [
    { serial: "FD 887", is: "2008-07", from: "the list of codes" },
    { serial: "FD887123456", is: "2008-07", from: "the list of codes" },
    { serial: "FD541", is: "1985-01", from: "the list of codes" },
    { serial: "FD961", is: "1999-01", from: "the list of codes" },
    { serial: "FD204", is: "2012-04", from: "the list of codes" },
    { serial: "FD 553", is: "2015-05", from: "the list of codes" },
    { serial: "FD 080", is: "2020-12", from: "the list of codes" },
  ],
  invalid: [{ serial: "887123456", is: "no-format", from: "without FD: no plate of this brand is known" }],
});
