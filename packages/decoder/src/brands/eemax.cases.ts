import { defineCases } from "./cases.ts";

export const cases = defineCases({
  illustration: [{ serial: "1234567890", is: "no-format", from: "building-center.org" }],
});
