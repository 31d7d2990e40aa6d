import { expect, it } from "vitest";
import { detailsIn, differInChoices } from "./details.ts";

const read = (query: string) => detailsIn(new URLSearchParams(query));

it("ignores unknown kinds and empty values", () => {
  expect(read("details=&kind=toString&date=")).toBeUndefined();
  expect(read("kind=steam&details=recalls")).toMatchObject({
    row: "recalls",
    kind: undefined,
    date: undefined,
  });
});

it("ignores answers that are not complete", () => {
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
