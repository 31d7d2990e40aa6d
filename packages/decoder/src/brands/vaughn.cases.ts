import { defineCases } from "./cases.ts";

export const cases = defineCases({
  maker: [
    {
      serial: "098600840",
      is: "1986-09",
      known: "1986",
      from: "InterNACHI forum: the maker gave an inspector the year",
      url: "https://forum.nachi.org/t/age-of-a-vaughn-manufactured-water-heater/15972",
    },
  ],
  illustration: [{ serial: "098600840A", is: "1986-09", from: "with a letter at the end" }],
  invalid: [
    { serial: "138600840", is: "no-format", from: "month 13" },
    { serial: "122600840", is: "impossible-date", from: "after today" },
  ],
});
