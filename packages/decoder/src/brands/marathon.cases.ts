import { defineCases } from "./cases.ts";

export const cases = defineCases({
  illustration: [
    { serial: "0189123456", is: "1989-01", from: "chart of trade names: 0189" },
    { serial: "0189A12345", is: "1989-01", from: "Rheem's letter form" },
    { serial: "RH0504B01826", is: "2004-05", from: "Rheem's letters in front" },
    { serial: "RHLN0106534307", is: "2006-01", from: "the same with digits only" },
    { serial: "018912345", is: "1989", from: "the end is not known for sure" },
  ],
  invalid: [{ serial: "1389123456", is: "no-format", from: "13 is no month" }],
});
