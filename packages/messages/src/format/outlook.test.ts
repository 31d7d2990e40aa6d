import { expect, it } from "vitest";
import { translatorIn } from "../server.ts";
import { outlookText } from "./outlook.ts";

const months = (count: number) => ({ minMonths: count, maxMonths: count, precision: "month" as const });

it.each([
  ["good", 30, undefined, "Most water heaters last 8 to 20 years. This one should have years left."],
  ["monitor", 90, undefined, "Most water heaters last 8 to 20 years. Watch this one for rust and leaks."],
  ["replace", 132, undefined, "Based on age alone. Many last 8 to 20 years, so start planning."],
  ["replace", 125, "heat-pump", "Based on age alone. Many last 10 to 15 years, so start planning."],
  ["replace", 270, "gas-tank", "Most gas tanks last 10 to 15 years. Replace this one before it fails."],
] as const)("%s at %i months, kind %s: %s", (state, age, kind, text) => {
  const life = kind === undefined ? { from: 8, to: 20 } : { from: 10, to: 15 };
  expect(outlookText(translatorIn("en"), { state, age: months(age), life, kind })).toBe(text);
});
