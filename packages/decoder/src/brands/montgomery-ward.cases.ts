import { defineCases } from "./cases.ts";
import { tankCases } from "./rheem.cases.ts";

export const cases = defineCases({
  illustration: tankCases,
  invalid: [{ serial: "0833A032628", is: "no-format", from: "A. O. Smith, week 33 of 2008" }],
});
