import { expect, it } from "vitest";
import { readCheckDraft } from "./use-check-draft.ts";

it("reads what was typed", () => {
  const draft = { search: "?brand=rheem", brand: "rheem", serial: "RH05", model: "" };
  expect(readCheckDraft(JSON.stringify(draft))).toEqual(draft);
});

it("takes what is missing, or is no text, for empty", () => {
  expect(readCheckDraft('{"serial":"RH05","model":7}')).toEqual({
    search: "",
    brand: "",
    serial: "RH05",
    model: "",
  });
});

it.each([null, "", "null", "7", "{"])("reads nothing out of %j", (text) => {
  expect(readCheckDraft(text)).toBeUndefined();
});
