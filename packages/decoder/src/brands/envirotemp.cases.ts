import { americanIllustrations } from "../formats/american.cases.ts";
import { defineCases } from "./cases.ts";

export const cases = defineCases({
  illustration: [
    ...americanIllustrations,
    { serial: "A2363113", is: "no-date-in-serial", from: "a letter and seven digits only count" },
    { serial: "9948125186", is: "1999-W48", from: "an American heater's number" },
  ],
});
