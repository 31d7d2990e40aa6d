import { age } from "@heater-age/decoder";
import { recommendationCode } from "@heater-age/decoder/check";
import { statesOf, stateTexts } from "@heater-age/messages/format";
import { translatorIn } from "@heater-age/messages/server";
import { expect, it } from "vitest";

const { formatMessage } = translatorIn("en");

it.each([
  ["2020-11-22", ["Good Condition"]],
  ["2020-11-21", ["Monitor Closely"]],
  ["2016-11-22", ["Monitor Closely"]],
  ["2016-11-21", ["Replacement Recommended"]],
  ["2020", ["Monitor Closely", "Good Condition"]],
  ["2016", ["Replacement Recommended", "Monitor Closely"]],
])("rates a heater made in %s, on 2026-11-21: %j", (date, texts) => {
  const states = statesOf(recommendationCode(age(date, "2026-11-21"))).filter((state) => state !== undefined);
  expect(states.map((state) => formatMessage({ id: stateTexts[state] }))).toEqual(texts);
});
