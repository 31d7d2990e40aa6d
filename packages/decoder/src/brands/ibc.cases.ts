import { defineCases } from "./cases.ts";

/** Both ends of a recall's ranges. */
const recall = {
  url: "https://github.com/xxTarekxx/recallsatlas/blob/3ae84f79d5b040909153e98c7285d854f6592af9/generalRecallsBackup/boilers_2023-12-01_2026-04-01.csv",
} as const;
const first = { ...recall, known: ["2023-04", "2024-04"] } as const;
const second = { ...recall, known: ["2024-06", "2025-04"] } as const;
const start = "CPSC 25-441, start of a range with the months of manufacture";
const end = "CPSC 25-441, end of a range with the months of manufacture";

export const cases = defineCases({
  recall: [
    { ...first, serial: "ICGFSW1-0199-230400064", is: "2023-04", from: start },
    { ...first, serial: "ICGFSW1-0199-240300821", is: "2024-03", from: end },
    { ...first, serial: "ICGFSW1-0199-230700336", is: "2023-07", from: start },
    { ...first, serial: "ICGFSW1-0199-240400827", is: "2024-04", from: end },
    { ...first, serial: "ICGFSW1-0150-230500056", is: "2023-05", from: start },
    { ...first, serial: "ICGFSW1-0150-240400582", is: "2024-04", from: end },
    { ...first, serial: "ICGFSW1-0150-230700192", is: "2023-07", from: start },
    { ...first, serial: "ICGFSW1-0150-240400583", is: "2024-04", from: end },
    { ...second, serial: "I262400165", is: "2024-W26", from: start },
    { ...second, serial: "I162500429", is: "2025-W16", from: end },
    { ...second, serial: "I262400137", is: "2024-W26", from: start },
    { ...second, serial: "I162500430", is: "2025-W16", from: end },
    { ...second, serial: "I292400198", is: "2024-W29", from: start },
    { ...second, serial: "I102500001", is: "2025-W10", from: end },
    { ...second, serial: "I442400415", is: "2024-W44", from: start },
    { ...second, serial: "I022500103", is: "2025-W02", from: end },
  ],
  invalid: [{ serial: "I482600001", is: "impossible-date", from: "after today" }],
});
