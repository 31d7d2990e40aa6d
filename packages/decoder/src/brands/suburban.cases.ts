import { defineCases } from "./cases.ts";

const recall = {
  known: ["2018-04-04", "2019-08-01"],
  url: "https://the-riotact.com/heater-fault-prompts-warning-to-get-your-motorhome-in-order/425229",
} as const;

export const cases = defineCases({
  recall: [
    { ...recall, serial: "181315552", is: "2018-W14", from: "ACCC 2020, the first number of a range" },
    { ...recall, serial: "193002648D", is: "2019-W31", from: "ACCC 2020, the last number of the range" },
    {
      ...recall,
      serial: "8183311827",
      is: "2018-W34",
      from: "ACCC 2020, the first number with an 8 before it",
    },
    {
      ...recall,
      serial: "8190201139",
      is: "2019-W03",
      from: "ACCC 2020, the last number with an 8 before it",
    },
  ],
  illustration: [{ serial: "091212345", is: "2009-W13", from: "outside the years of the recall" }],
  invalid: [{ serial: "185312345", is: "no-format", from: "there is no week 53 from 0 on" }],
});
