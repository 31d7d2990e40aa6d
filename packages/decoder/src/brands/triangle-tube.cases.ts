import { defineCases } from "./cases.ts";

/** Ends of ranges in CPSC 25-157, with the months between which the boilers were made. */
const recall = {
  url: "https://github.com/xxTarekxx/recallsatlas/blob/3ae84f79d5b040909153e98c7285d854f6592af9/generalRecallsBackup/boilers_2023-12-01_2026-04-01.csv",
} as const;
const first = { ...recall, known: ["2011-12", "2015-12"] } as const;
const second = { ...recall, known: ["2015-12", "2019-04"] } as const;

export const cases = defineCases({
  recall: [
    { ...first, serial: "PT0000110", is: "2012", from: "CPSC 25-157, start of a range: Prestige Solo" },
    { ...first, serial: "PT0053776", is: "2015", from: "CPSC 25-157, end of a range: Prestige Solo" },
    { ...first, serial: "PT0053690", is: "2015", from: "CPSC 25-157, end of a range: Prestige Excellence" },
    { ...second, serial: "PA044058", is: "2016", from: "CPSC 25-157, start of a range: Prestige Solo" },
    { ...second, serial: "PA149487", is: "2019", from: "CPSC 25-157, end of a range: Prestige Solo" },
    {
      ...first,
      serial: "PTA002845",
      is: "no-date-in-serial",
      from: "CPSC 25-157, start of a range whose numbers aren't in the order of their years",
    },
  ],
  illustration: [{ serial: "1234567890", is: "no-date-in-serial", from: "building-center.org" }],
});
