import type { Case } from "./cases.ts";

const page = "building-center.org";

export const cases: readonly Case[] = [
  { serial: "112116E205445", is: "2016-11-21", evidence: "published", from: page },
  { serial: "3253087U4221610000082", is: "2022-06-10", evidence: "published", from: page },
  { serial: "2103302238194208", is: "2022-03-30", evidence: "published", from: page },
  { serial: "112116E2054", is: "2016-11-21", evidence: "illustration", from: "running number cut short" },
  { serial: "023016E205445", is: "impossible-date", evidence: "invalid", from: "there is no 30 February" },
  { serial: "131116E205445", is: "no-format", evidence: "invalid", from: "month 13" },
  { serial: "112126E205445", is: "impossible-date", evidence: "invalid", from: "the day after today" },
  {
    serial: "1121I6E205445",
    is: "no-format",
    evidence: "invalid",
    from: "I typed for 1 is not replaced silently",
  },
];
