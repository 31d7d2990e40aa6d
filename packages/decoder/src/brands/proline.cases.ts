import { americanIllustrations } from "../formats/american.cases.ts";
import type { Case } from "./cases.ts";

export const cases: readonly Case[] = [
  ...americanIllustrations,
  {
    serial: "A2363113",
    is: "no-date-in-serial",
    evidence: "illustration",
    from: "a letter and seven digits only count",
  },
  { serial: "9948125186", is: "1999-W48", evidence: "illustration", from: "an American heater's number" },
];
