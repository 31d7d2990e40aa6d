import type { Case } from "./cases.ts";

const page = "howtolookatahouse.com";

export const cases: readonly Case[] = [
  { serial: "ECC20290387", is: "2020-02", evidence: "published", from: page },
  { serial: "20290387", is: "2020-02", evidence: "illustration", from: "without ECC" },
  {
    serial: "ECC201190387",
    is: "2020-11 or 2020-01",
    evidence: "illustration",
    from: "the month is not padded",
  },
  { serial: "ECC20090387", is: "no-format", evidence: "invalid", from: "0 is no month" },
  { serial: "ECC09290387", is: "no-format", evidence: "invalid", from: "before the maker's known years" },
];
