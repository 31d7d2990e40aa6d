import { defineCases } from "./cases.ts";

export const cases = defineCases({
  illustration: [{ serial: "1234567890", is: "no-date-in-serial", from: "building-center.org" }],
});
