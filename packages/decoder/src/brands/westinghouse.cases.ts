import { defineCases } from "./cases.ts";

const maker = "rule of HTP, the maker";

export const cases = defineCases({
  illustration: [
    { serial: "3253087U4231610000082", is: "2023-06-10", from: maker },
    { serial: "112116E123456", is: "2016-11-21", from: maker },
    { serial: "2103302212345678", is: "2022-03-30", from: maker },
  ],
  invalid: [{ serial: "1234567", is: "no-format", from: "older heaters: no public rule" }],
});
