import { formatText } from "@heater-age/messages/server";
import { expect, it } from "vitest";
import { checkHere } from "../check/check-here.ts";
import { isDated, withDates } from "../check/shown-check.ts";
import { intlIn } from "../shell/intl-in.ts";
import { reportToShare, resultToShare } from "./result-to-share.ts";

const intl = intlIn("en");
const address = "https://heater-age.example/";

function dated(brand: string, serial: string, model = "") {
  const check = checkHere({ brand, serial, model }, "2026-11-20", "recorded");
  if (!isDated(check)) throw new Error(`${serial} has dates`);
  return check;
}

const rheem = {
  check: dated("rheem", "RH0504B01826", "XG40T06EC36U1"),
  isChosen: false,
  kind: "gas-tank",
  recalls: [{ answer: "may-be-covered" }],
} as const;
const twoDates = dated("bradford-white", "BH6511396");

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

it("shares every date, until one is chosen", () => {
  const open = { check: twoDates, isChosen: false, kind: undefined, recalls: undefined };
  expect(resultToShare(intl, open, address).text).toBe(
    "Bradford White water heater, serial BH6511396. Two dates fit: August 2005 (21 years, 3 months old, Replacement Recommended) or August 1985 (41 years, 3 months old, Replacement Recommended).",
  );
  const [first, second] = twoDates.result.decoding.candidates;
  if (second === undefined) throw new Error("BH6511396 has two dates");
  const check = withDates(twoDates, [second, first], twoDates.today);
  const { text } = resultToShare(intl, { ...open, check, isChosen: true }, address);
  expect(text).toContain(": made August 1985, 41 years, 3 months old. ");
  expect(text.endsWith(` ${formatText("en", "result", "verdictOther", { dates: "August 2005" })}`)).toBe(
    true,
  );
});

it("shares a report with the same sentences", () => {
  expect(reportToShare(intl, rheem, { id: "a", address })).toEqual({
    ...resultToShare(intl, rheem, address),
    title: formatText("en", "report", "metaTitle", { brand: "Rheem" }),
    resultId: "a",
  });
});
