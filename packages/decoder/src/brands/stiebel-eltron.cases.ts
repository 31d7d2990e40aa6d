import { defineCases } from "./cases.ts";

const page = "building-center.org";

export const cases = defineCases({
  published: [{ serial: "223426-9137-9000359", is: "2016-W12", from: page }],
  illustration: [
    { serial: "123456-8965-000123", is: "2014-W40", from: page },
    { serial: "123456-7526-000123", is: "2000-W01", from: "75 is 2000, 26 is week 1" },
    { serial: "123456-0126-000123", is: "2026-W01", from: "01 is 2026" },
    { serial: "123456-5178-000123", is: "1976-W53", from: "the oldest year" },
  ],
  invalid: [
    { serial: "123456-0226-000123", is: "impossible-date", from: "02 is 2027" },
    { serial: "123456-9112-000123", is: "no-format", from: "week not shifted" },
  ],
});
