import { defineCases } from "./cases.ts";

export const cases = defineCases({
  invalid: [{ serial: "1210A002243", is: "no-format", from: "neither a maker nor a rule is known" }],
});
