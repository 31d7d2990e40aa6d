import type { Case } from "./cases.ts";

const recall = "https://the-riotact.com/heater-fault-prompts-warning-to-get-your-motorhome-in-order/425229";

export const cases: readonly Case[] = [
  {
    serial: "181315552",
    is: "2018-W14",
    evidence: "recall",
    known: ["2018-04", "2019-08"],
    from: `${recall}: the first number, made on 4 April 2018 or later`,
  },
  {
    serial: "193002648D",
    is: "2019-W31",
    evidence: "recall",
    known: ["2018-04", "2019-08"],
    from: `${recall}: the last number, made on 1 August 2019 or earlier`,
  },
  {
    serial: "8183311827",
    is: "2018-W34",
    evidence: "recall",
    known: ["2018-04", "2019-08"],
    from: `${recall}: the first number with an 8 before it`,
  },
  {
    serial: "8190201139",
    is: "2019-W03",
    evidence: "recall",
    known: ["2018-04", "2019-08"],
    from: `${recall}: the last number with an 8 before it`,
  },
  { serial: "091212345", is: "2009-W13", evidence: "illustration", from: "outside the years of the recall" },
  { serial: "185312345", is: "no-format", evidence: "invalid", from: "there is no week 53 from 0 on" },
];
