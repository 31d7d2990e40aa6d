import { describe, expect, it } from "vitest";
import { draftAt, readCheckDraft } from "./use-check-draft.ts";

it("parses a stored draft", () => {
  const draft = { search: "?brand=rheem", brand: "rheem", serial: "RH05", model: "" };
  expect(readCheckDraft(JSON.stringify(draft))).toEqual(draft);
});

it("treats missing and non-text fields as empty", () => {
  expect(readCheckDraft('{"serial":"RH05","model":7}')).toEqual({
    search: "",
    brand: "",
    serial: "RH05",
    model: "",
  });
});

it.each([null, "", "null", "7", "{"])("returns nothing for %j", (text) => {
  expect(readCheckDraft(text)).toBeUndefined();
});

describe("draftAt", () => {
  const draft = { search: "?brand=rheem", brand: "ruud", serial: "RH0504", model: "XE40" };
  const empty = { brand: "", serial: "", model: "" };

  it("restores what was typed at the same address", () => {
    const { search, ...typed } = draft;
    expect(draftAt(search, { ...empty, brand: "rheem" }, draft)).toEqual(typed);
  });

  it("fills what another address leaves open", () => {
    expect(draftAt("?brand=ge", { ...empty, brand: "ge" }, draft)).toEqual({
      brand: "ge",
      serial: "RH0504",
      model: "XE40",
    });
  });

  it("fills nothing at another address with a serial number", () => {
    expect(draftAt("?serial=BH6511396", { ...empty, serial: "BH6511396" }, draft)).toBeUndefined();
  });
});
