import { defineCases } from "./cases.ts";

export const cases = defineCases({
  illustration: [
    { serial: "FD541", is: "1985-01", from: "the list of codes" },
    { serial: "FD961", is: "1999-01", from: "the list of codes" },
    { serial: "FD 887", is: "2008-07", from: "the list of codes" },
    { serial: "FD204", is: "2012-04", from: "the list of codes" },
    { serial: "FD 553", is: "2015-05", from: "the list of codes" },
    { serial: "FD 080", is: "2020-12", from: "the list of codes" },
    { serial: "887123456", is: "2008-07", from: "the list of codes" },
    { serial: "8370-956-000001", is: "2019-08", from: "the list of codes" },
  ],
  invalid: [{ serial: "FD 173", is: "no-format", from: "the list ends in 2020" }],
});
