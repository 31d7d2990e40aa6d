import { monthYearIllustrations, yearWeekIllustrations } from "../formats/ao-smith.cases.ts";
import { defineCases } from "./cases.ts";

export const cases = defineCases({
  illustration: [
    ...yearWeekIllustrations,
    ...monthYearIllustrations,
    { serial: "AF04A093001", is: "2004-06", from: "a State heater's number" },
    { serial: "A00114092", is: "2000-01", from: "a State heater's number" },
    { serial: "AJ03123456", is: "2003-09", from: "a Reliance heater's number" },
  ],
});
