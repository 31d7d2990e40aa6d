import { defineCases } from "./cases.ts";

export const cases = defineCases({
  invalid: [{ serial: "0185A12345", is: "no-format", from: "furnace rules do not hold for water heaters" }],
});
