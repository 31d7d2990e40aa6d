import { defineCases } from "./cases.ts";

export const cases = defineCases({
  invalid: [
    { serial: "MD910000001", is: "no-format", from: "the letters of A. O. Smith are of a later time" },
  ],
});
