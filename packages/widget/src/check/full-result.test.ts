import { expect, it } from "vitest";
import { fullResult } from "./full-result.ts";

const page = "https://plumbing.example/tools/";
const rheem = { brand: "rheem", serialNumber: "RH0504B01826" };

it.each([
  ["https://heater-age.example/es/", "https://heater-age.example/es/?brand=rheem&serial=RH0504B01826"],
  ["/age", "https://plumbing.example/age?brand=rheem&serial=RH0504B01826"],
  ["", undefined],
  ["https://", undefined],
])("the full result for %j is at %j", (href, address) => {
  expect(fullResult(href, rheem, page)).toBe(address);
});

it("passes the entered serial number", () => {
  expect(fullResult("/", { ...rheem, serialNumber: "04.05-123456" }, page)).toMatch(/serial=04\.05-123456$/u);
});

it("only links to the web", () => {
  expect(fullResult(["java", "script:alert(1)"].join(""), rheem, page)).toBeUndefined();
});
