import { expect, it } from "vitest";
import { readCheckDraft } from "./use-check-draft.ts";

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
