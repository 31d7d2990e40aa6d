import { defineCases } from "./cases.ts";

export const cases = defineCases({
  invalid: [{ serial: "1234567890", is: "no-format", from: "no public rule" }],
});
