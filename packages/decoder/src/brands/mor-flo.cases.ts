import { defineCases } from "./cases.ts";

const page = "building-center.org";

export const cases = defineCases({
  published: [
    { serial: "J861425155", is: "1986-W14", from: page },
    { serial: "C860305922A", is: "1986-W03", from: page },
  ],
  illustration: [
    { serial: "9012000001", is: "1990-W12", from: "American Appliance's ten digits" },
    { serial: "A201970", is: "no-date-in-serial", from: "American Appliance's counter" },
    { serial: "0503535368", is: "2005-W03", from: "an American: week 3 or March" },
  ],
});
