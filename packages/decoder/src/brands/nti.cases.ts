import { defineCases } from "./cases.ts";

const page = "NTI: serial date codes";

const codes = "https://ntiboilers.com/wp-content/uploads/2023/05/NTI-Serial-Date-Codes.pdf";

/** Both ends of a recall's ranges, each after its model's number: sold from September 2024 to February 2025. */
const recall = {
  known: ["2023-09", "2025-02"],
  url: "https://github.com/xxTarekxx/recallsatlas/blob/3ae84f79d5b040909153e98c7285d854f6592af9/generalRecallsBackup/boilers_2023-12-01_2026-04-01.csv",
} as const;

export const cases = defineCases({
  maker: [
    { serial: "22033999", is: "2022", known: "2022", from: page, url: codes },
    { serial: "09TI-21647", is: "2009", known: "2009", from: page, url: codes },
    { serial: "2110202138184177", is: "2021-10-20", known: "2021-10-20", from: page, url: codes },
    { serial: "3260053C8222930000005", is: "2022-10-20", known: "2022-10-20", from: page, url: codes },
  ],
  recall: [
    { ...recall, serial: "3314306C8242830000177", is: "2024-10-09", from: "CPSC 25-326, start of a range" },
    { ...recall, serial: "3314306C8250130000073", is: "2025-01-13", from: "CPSC 25-326, end of a range" },
    { ...recall, serial: "3314307C8242740000006", is: "2024-09-30", from: "CPSC 25-326, start of a range" },
    { ...recall, serial: "3314307C8250220000014", is: "2025-01-22", from: "CPSC 25-326, end of a range" },
    { ...recall, serial: "3314308C8242750000127", is: "2024-10-01", from: "CPSC 25-326, start of a range" },
    { ...recall, serial: "3314308C8250410000051", is: "2025-02-10", from: "CPSC 25-326, end of a range" },
  ],
  invalid: [
    { serial: "27033999", is: "impossible-date", from: "after today" },
    { serial: "50033999", is: "impossible-date", from: "before the maker's first year" },
  ],
});
