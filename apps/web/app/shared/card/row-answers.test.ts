import { expect, it } from "vitest";
import { checkHere } from "../check/check-here.ts";
import { isDated } from "../check/shown-check.ts";
import { intlIn } from "../shell/intl-in.ts";
import { recallsAnswer } from "./row-answers.ts";

const found = (brand: string) => {
  const check = checkHere({ brand, serial: "RH0504B01826", model: "" }, "2026-11-20", "recorded");
  if (!isDated(check)) throw new Error("RH0504B01826 has a date");
  return recallsAnswer(intlIn("en"), {
    language: "en",
    check,
    choices: { first: [], more: [] },
    isChosen: false,
    path: "/",
    kind: undefined,
    model: { status: "none" },
    advice: { advice: undefined, loading: false },
    recalls: brand === "other" ? undefined : [],
    answered: [],
    userInput: {},
  });
};

it("says that none is known only for a known brand", () => {
  expect(found("rheem").text).toBe("None known");
  expect(found("other").text).toBe("Depends on brand");
});
