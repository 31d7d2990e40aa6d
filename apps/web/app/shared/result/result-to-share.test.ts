import { formatText } from "@heater-age/messages/server";
import { expect, it } from "vitest";
import { checkHere } from "../check/check-here.ts";
import { isDated } from "../check/shown-check.ts";
import { intlIn } from "../shell/intl-in.ts";
import { reportToShare, resultToShare } from "./result-to-share.ts";

const intl = intlIn("en");
const address = "https://heater-age.example/";

const check = checkHere(
  { brand: "rheem", serial: "RH0504B01826", model: "XG40T06EC36U1" },
  "2026-11-20",
  "recorded",
);
if (!isDated(check)) throw new Error("The number has a date.");
const rheem = {
  check,
  isChosen: false,
  kind: "gas-tank",
  recalls: [{ answer: "may-be-covered" }],
} as const;

it("shares what the card of a result says", () => {
  const lasts = formatText("en", "result", "lastGasTank", { from: 8, to: 15 });
  const replace = formatText("en", "result", "planOver");
  expect(resultToShare(intl, rheem, address)).toEqual({
    type: "result",
    title: formatText("en", "result", "headline", {
      brand: "Rheem",
      date: "May 2004",
      age: "22 years, 6 months",
    }),
    text: `Rheem water heater, serial RH0504B01826, model XG40T06EC36U1: made May 2004 (high confidence), 22 years, 6 months old. Status: Replacement Recommended. ${lasts} ${replace} Recalls: 1 recall to check.`,
    address,
  });
});

it("shares a report with the same sentences", () => {
  expect(reportToShare(intl, rheem, { id: "a", address })).toEqual({
    ...resultToShare(intl, rheem, address),
    title: formatText("en", "report", "metaTitle", { brand: "Rheem" }),
    resultId: "a",
  });
});
