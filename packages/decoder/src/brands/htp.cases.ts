import { defineCases } from "./cases.ts";

const page = "building-center.org";

/** Both ends of a recall's ranges, each after its model's number: sold from October 2024 to February 2025. */
const recall = {
  known: ["2023-10", "2025-02"],
  url: "https://github.com/xxTarekxx/recallsatlas/blob/3ae84f79d5b040909153e98c7285d854f6592af9/generalRecallsBackup/boilers_2023-12-01_2026-04-01.csv",
} as const;

export const cases = defineCases({
  recall: [
    { ...recall, serial: "3260035C8242770000111", is: "2024-10-03", from: "CPSC 25-325, start of a range" },
    { ...recall, serial: "3260035C8242850000104", is: "2024-10-11", from: "CPSC 25-325, end of a range" },
    { ...recall, serial: "3260036C8243240000051", is: "2024-11-19", from: "CPSC 25-325, start of a range" },
    { ...recall, serial: "3260036C8250150000084", is: "2025-01-15", from: "CPSC 25-325, end of a range" },
  ],
  published: [
    { serial: "112116E205445", is: "2016-11-21", from: page },
    { serial: "3253087U4221610000082", is: "2022-06-10", from: page },
    { serial: "2103302238194208", is: "2022-03-30", from: page },
  ],
  illustration: [{ serial: "112116E2054", is: "2016-11-21", from: "running number cut short" }],
  invalid: [
    { serial: "023016E205445", is: "impossible-date", from: "there is no 30 February" },
    { serial: "131116E205445", is: "no-format", from: "month 13" },
    { serial: "112126E205445", is: "impossible-date", from: "the day after today" },
    { serial: "1121I6E205445", is: "no-format", from: "I typed for 1 is not replaced silently" },
  ],
});
