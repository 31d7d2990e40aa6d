import { expect, it } from "vitest";
import { dropNulls } from "./json-values.ts";

it.each([
  ["removes null from an object", { brand: "a", model: null }, { brand: "a" }],
  ["removes null from a check of a batch", { checks: [{ note: null }] }, { checks: [{}] }],
  ["leaves the items of a list", { dates: [null] }, { dates: [null] }],
  ["leaves what is deeper", { a: { b: { c: { d: null } } } }, { a: { b: { c: { d: null } } } }],
  ["leaves what is no object", null, null],
])("%s", (_name, value, left) => {
  dropNulls(value);
  expect(value).toEqual(left);
});
