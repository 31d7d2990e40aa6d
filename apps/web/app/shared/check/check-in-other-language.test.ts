import { afterEach, expect, it } from "vitest";
import { checkHere } from "./check-here.ts";
import { checkInOtherLanguage } from "./check-in-other-language.ts";
import { onPage } from "./on-page.ts";

const input = { brand: "rheem", serial: "RH0504B01826", model: "" };
const address = { input, asked: true, filled: true };
const check = checkHere(input, "2026-11-20", "from-address");

afterEach(() => {
  delete onPage.current;
});

it("returns the shown check only for its address in another language", () => {
  expect(checkInOtherLanguage(input, "de")).toBeUndefined();
  onPage.current = { data: { address, check }, language: "en" };
  expect(checkInOtherLanguage(input, "de")).toEqual(check);
  expect(checkInOtherLanguage(input, "en")).toBeUndefined();
  expect(checkInOtherLanguage({ ...input, serial: "RH0504B01827" }, "de")).toBeUndefined();
});

it("drops the API's error message, which is in the other language", () => {
  onPage.current = { data: { address, check: { ...check, trouble: "Gone" } }, language: "en" };
  expect(checkInOtherLanguage(input, "de")).not.toHaveProperty("trouble");
});
