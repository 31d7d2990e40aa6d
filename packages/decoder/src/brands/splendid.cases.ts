import { defineCases } from "./cases.ts";

export const cases = defineCases({
  invalid: [{ serial: "0585A35604", is: "no-format", from: "no rule is public" }],
});
