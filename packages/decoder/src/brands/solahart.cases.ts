import { defineCases } from "./cases.ts";

export const cases = defineCases({
  invalid: [{ serial: "0585A35604", is: "no-format", from: "the American rules of Rheem do not apply" }],
});
