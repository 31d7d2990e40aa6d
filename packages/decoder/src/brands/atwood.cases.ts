import { defineCases } from "./cases.ts";

export const cases = defineCases({
  illustration: [{ serial: "123456789", is: "no-format", from: "no public rule was found" }],
});
