import { afterEach, expect, it } from "vitest";
import { checkHere } from "./check-here.ts";
import { checkInOtherLanguage, setCurrentCheck } from "./current-check.ts";

const input = { brand: "rheem", serial: "RH0504B01826", model: "" };
const check = checkHere(input, "2026-11-20", "from-address");

afterEach(() => setCurrentCheck(undefined));

it("returns the check that is shown for its address in another language only", () => {
  expect(checkInOtherLanguage(input, "de")).toBeUndefined();
  setCurrentCheck({ check, input, language: "en" });
  expect(checkInOtherLanguage(input, "de")).toEqual(check);
  expect(checkInOtherLanguage(input, "en")).toBeUndefined();
  expect(checkInOtherLanguage({ ...input, serial: "RH0504B01827" }, "de")).toBeUndefined();
});

it("drops why the API did not answer, which is in the other language", () => {
  setCurrentCheck({ check: { ...check, trouble: "Gone" }, input, language: "en" });
  expect(checkInOtherLanguage(input, "de")).not.toHaveProperty("trouble");
});
