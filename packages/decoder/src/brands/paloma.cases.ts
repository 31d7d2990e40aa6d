import { defineCases } from "./cases.ts";

export const cases = defineCases({
  illustration: [
    { serial: "05.05-000021", is: "2005-05", from: "Rheem tankless, building-center.org" },
    { serial: "0607123456", is: "2006-07", from: "the year comes first" },
  ],
  invalid: [
    { serial: "0613123456", is: "no-format", from: "13 is no month" },
    { serial: "9905123456", is: "impossible-date", from: "before 2000" },
  ],
});
