import { defineCases } from "./cases.ts";

const centre = "Building Intelligence Center";

export const cases = defineCases({
  published: [
    { serial: "A201970", is: "no-date-in-serial", from: `${centre}: warranty code L-75` },
    { serial: "A2363113", is: "no-date-in-serial", from: `${centre}: warranty code 8214` },
    { serial: "A1914654", is: "no-date-in-serial", from: "InterNACHI forum, an inspector's heater" },
    {
      serial: "A854892",
      is: "1985-W48",
      from: `inspectapedia.com; ${centre} calls such numbers mere counters`,
    },
    { serial: "C 86 03 05922 A", is: "1986-W03", from: centre },
    { serial: "A 860803511", is: "1986-W08", from: `${centre}, as a style` },
  ],
  illustration: [
    { serial: "9012000001", is: "1990-W12", from: "InterNACHI forum: ten digits about 1990" },
    { serial: "A9012000001", is: "1990-W12", from: "InterNACHI forum: a letter and ten digits" },
    { serial: "0503535368", is: "2005-W03", from: "an American: week 3 or March" },
  ],
});
