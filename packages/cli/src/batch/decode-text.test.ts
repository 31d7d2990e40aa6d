import { expect, it } from "vitest";
import { isEncoding, recognizeUtf16 } from "./decode-text.ts";

const swapped = (text: string): Buffer => Buffer.from(text, "utf16le").swap16();

it.each([
  ["UTF-16 with its mark", Buffer.from("\uFEFFbrand", "utf16le"), "utf-16le"],
  ["UTF-16 without", Buffer.from("brand,serial", "utf16le"), "utf-16le"],
  ["the other UTF-16 with its mark", swapped("\uFEFFbrand"), "utf-16be"],
  ["the other UTF-16 without", swapped("brand,serial"), "utf-16be"],
  ["UTF-16 with some other scripts", Buffer.from("brand,日本,serial", "utf16le"), "utf-16le"],
  ["UTF-8", Buffer.from("brand,serial é"), undefined],
  ["UTF-8 with its mark", Buffer.from("\uFEFFbrand"), undefined],
  ["bytes that are no text", Buffer.from([0, 0, 0, 0, 1, 0, 0, 2]), undefined],
  ["nothing", Buffer.alloc(0), undefined],
])("recognizes %s", (_name, bytes, encoding) => {
  expect(recognizeUtf16(bytes)).toBe(encoding);
});

it("accepts the names of encodings", () => {
  expect(
    ["windows-1252", "latin1", "UTF-16LE", "utf8", "cp850x", ""].map((name) => isEncoding(name)),
  ).toEqual([true, true, true, true, false, false]);
});
