import { defineCases } from "./cases.ts";

export const cases = defineCases({
  published: [{ serial: "98023429", is: "1998", from: "inspectapedia.com" }],
  illustration: [{ serial: "040234291A", is: "2004", from: "seven digits and a letter at the end" }],
  invalid: [
    { serial: "98023", is: "too-short", from: "five characters" },
    { serial: "44023429", is: "impossible-date", from: "1944 and 2044 are out of range" },
  ],
});
