import { expect, it } from "vitest";
import { detailsIn, detailsQuery } from "./details.ts";

const input = { brand: "rheem", serial: "RH0504B01826", model: "" };
const read = (query: string) => detailsIn(new URLSearchParams(query));

it("parses what a page without scripts shows", () => {
  const row = detailsQuery(input, "life", { kind: "gas-tank", date: "2004-05" });
  expect(row).toBe("?brand=rheem&serial=RH0504B01826&kind=gas-tank&date=2004-05&details=life#life");
  expect(read(row.slice(0, row.indexOf("#")))).toEqual({ row: "life", kind: "gas-tank", date: "2004-05" });
});

it("omits what was not chosen", () => {
  expect(detailsQuery(input, "sure", {})).toBe("?brand=rheem&serial=RH0504B01826&details=sure#sure");
  expect(read("brand=rheem&serial=RH0504B01826")).toBeUndefined();
});

it("ignores unknown kinds and empty values", () => {
  expect(read("details=&kind=toString&date=")).toBeUndefined();
  expect(read("kind=steam&details=recalls")).toEqual({ row: "recalls", kind: undefined, date: undefined });
});
