import { defineCases } from "./cases.ts";

/** Ends of a range, with the months between which the boilers were made. */
const recall = {
  known: ["2011-12", "2015-12"],
  url: "https://github.com/xxTarekxx/recallsatlas/blob/3ae84f79d5b040909153e98c7285d854f6592af9/generalRecallsBackup/boilers_2023-12-01_2026-04-01.csv",
} as const;

export const cases = defineCases({
  published: [{ serial: "G-97-031", is: "1997", from: "bidspotter.com, an auction of 1997" }],
  illustration: [{ serial: "G-05-1031", is: "2005", from: "running number of four digits" }],
  invalid: [{ serial: "G-27-031", is: "impossible-date", from: "after today" }],
  recall: [
    { ...recall, serial: "AE1100", is: "2012", from: "CPSC 25-157, start of a range: AERCO Esteem" },
    { ...recall, serial: "AE1239", is: "2015", from: "CPSC 25-157, end of a range: AERCO Esteem" },
  ],
});
