import { expect, it } from "vitest";
import { brandQuery } from "./brand-query.ts";

it.each([
  ["", "brand=rheem"],
  ["serial=RH0504B01826", "serial=RH0504B01826&brand=rheem"],
  ["brand=rheem&serial=1", "brand=rheem&serial=1"],
  ["brand=&serial=1", "brand=rheem&serial=1"],
])("turns %j on the page of Rheem into %j", (search, expected) => {
  expect(brandQuery(new URLSearchParams(search), "rheem")?.toString()).toBe(expected);
});

it("leaves the check of another brand to the home page", () => {
  expect(brandQuery(new URLSearchParams("brand=ge&serial=1"), "rheem")).toBeUndefined();
});
