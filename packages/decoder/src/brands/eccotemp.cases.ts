import { defineCases } from "./cases.ts";

const page = "howtolookatahouse.com";

export const cases = defineCases({
  published: [{ serial: "ECC20290387", is: "2020-02", from: page }],
  illustration: [
    { serial: "20290387", is: "2020-02", from: "without ECC" },
    { serial: "ECC201190387", is: "2020-11 or 2020-01", from: "the month is not padded" },
  ],
  invalid: [
    { serial: "ECC20090387", is: "no-format", from: "0 is no month" },
    { serial: "ECC09290387", is: "no-format", from: "before the maker's known years" },
  ],
});
