import { defineCases } from "./cases.ts";

export const cases = defineCases({
  invalid: [{ serial: "FD930356731", is: "no-format", from: "code of its kitchen appliances" }],
});
