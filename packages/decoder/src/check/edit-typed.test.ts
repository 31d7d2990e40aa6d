import { assert, constantFrom, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { plateCharacters } from "../index.ts";
import { editTyped } from "./edit-typed.ts";

/** Returns what remains of a text that is typed key by key, with the events that a browser sends. */
const keyed = (text: string): string =>
  text.split("").reduce((typed, key) => editTyped(typed, plateCharacters(typed) + key), "");

describe("editTyped", () => {
  it.each(["04.05-123456", "RH 0504-B01826", "S/N: RH0504B01826", "rh0504b01826", "04..05"])(
    "keeps %j when typed key by key, and when pasted",
    (text) => {
      expect(keyed(text)).toBe(text);
      expect(editTyped("", text)).toBe(text);
    },
  );

  it("removes a separator with the character after it", () => {
    expect(editTyped("04.05", "040")).toBe("04.0");
    expect(editTyped("04.0", "04")).toBe("04");
    expect(editTyped("04.05", "")).toBe("");
  });

  it("starts over when everything is replaced", () => {
    expect(editTyped("04.05-123456", "RH0504B01826")).toBe("RH0504B01826");
  });

  it.each([
    ["04.05-123456", "04.05-123457"],
    ["14.05-123456", "04.05-123456"],
    ["04.05-123456", "04.05-1234567"],
    ["04.05", "04.05"],
    ["04.", "04.05"],
  ])("does not duplicate a separator when %j is replaced with %j", (typed, value) => {
    expect(editTyped(typed, value)).toBe(value);
  });

  it("keeps the separators around an edit in the middle", () => {
    expect(editTyped("04.05-123456", "0406123456")).toBe("04.06-123456");
    expect(editTyped("04.05-123456", "040123456")).toBe("04.0-123456");
  });

  it("keeps a question mark until something is typed in its place", () => {
    expect(keyed("RH05?4B01826")).toBe("RH05?4B01826");
    expect(editTyped("RH05?4B01826", "RH0504B01826")).toBe("RH0504B01826");
  });

  it("matches the field for any input", () => {
    const texts = string({ unit: constantFrom("a", "Z", "0", "9", ".", "-", " ", "ß", "🔥") });
    assert(
      property(texts, texts, texts, (typed, other, middle) => {
        const shown = plateCharacters(typed);
        for (const value of [
          other,
          shown + other,
          other + shown,
          shown.slice(0, 2) + middle + shown.slice(2),
        ]) {
          expect(plateCharacters(editTyped(typed, value))).toBe(plateCharacters(value));
        }
      }),
    );
  });
});
