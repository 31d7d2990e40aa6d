import { expect, it } from "vitest";
import { detailsIn, detailsQuery, differInChoices } from "./details.ts";

const input = { brand: "rheem", serial: "RH0504B01826", model: "" };
const read = (query: string) => detailsIn(new URLSearchParams(query));

it("parses what a page without scripts shows", () => {
  const row = detailsQuery(input, "life", { kind: "gas-tank", date: "2004-05" });
  expect(row).toBe("?brand=rheem&serial=RH0504B01826&kind=gas-tank&date=2004-05&details=life#life");
  expect(read(row.slice(0, row.indexOf("#")))).toEqual({
    row: "life",
    kind: "gas-tank",
    date: "2004-05",
    answered: undefined,
  });
});

it("omits what was not chosen", () => {
  expect(detailsQuery(input, "sure", {})).toBe("?brand=rheem&serial=RH0504B01826&details=sure#sure");
  expect(read("brand=rheem&serial=RH0504B01826")).toBeUndefined();
});

it("ignores unknown kinds and empty values", () => {
  expect(read("details=&kind=toString&date=")).toBeUndefined();
  expect(read("kind=steam&details=recalls")).toMatchObject({
    row: "recalls",
    kind: undefined,
    date: undefined,
  });
});

it("keeps answers in the address", () => {
  const answered = [{ question: "rating-name", leaves: ["2005-08", "1985-W31"] }];
  const query = detailsQuery(input, "life", { answered });
  expect(query).toContain("&answer=rating-name%3A2005-08%2C1985-W31&");
  expect(read(query.slice(0, query.indexOf("#")))?.answered).toEqual(answered);
  expect(read("answer=rating-name&answer=:2005&answer=a:b")).toBeUndefined();
});

it.each([
  ["a date", "&date=2004-05", true],
  ["an answer", "&answer=rating-name:2004-05", true],
  ["nothing", "", false],
  ["a row", "&details=life", false],
  ["another model number", "&model=XE40", false],
])("knows that %s changes only a choice: %s %s", (_what, more, isChoice) => {
  const address = new URL("https://example.com/?brand=rheem&serial=RH0504B01826");
  expect(differInChoices(address, new URL(address.href + more))).toBe(isChoice);
});
