import { expect, test } from "vitest";
import { toLine } from "../../test/line.ts";
import { dateIn, printedDateOn } from "./printed-date.ts";

const today = "2026-11-20";
const on = (...texts: readonly string[]) =>
  printedDateOn(
    texts.map((text) => ({ text, line: toLine(text) })),
    today,
  )?.date;

test.each([
  ["MFG DATE 05/2014", "2014-05"],
  ["MFG. DATE 2014-05-12", "2014-05-12"],
  ["DATE OF MFR MAY 2014", "2014-05"],
  ["DATE OFMFR MAY2014", "2014-05"],
  ["MANUFACTURED 12 MAY 2014", "2014-05-12"],
  ["MFG DATE 05/12/2014", "2014-05-12"],
  ["MFD 2014", "2014"],
  ["MFG DATE 13/2014X", "2014"],
])("%s", (text, date) => {
  expect(on("RHEEM", text)).toBe(date);
});

test("accepts a date alone on its line, but prefers one with a caption", () => {
  expect(on("05/2014")).toBe("2014-05");
  expect(on("05/2014", "MFG DATE 06/2014")).toBe("2014-06");
});

test.each(["ANSI Z21.10.1-2014", "PATENT 05/2014", "150 PSI 2014", "2014", "MFG DATE 05/2027", "A261512345"])(
  "%s is none",
  (text) => {
    expect(on(text)).toBeUndefined();
  },
);

test("ignores a date with a doubtful character, which could contradict a correct serial number", () => {
  const line = toLine("MFG DATE 05/2014");
  const characters = line.characters.map((character, index) =>
    index === 15 ? { ...character, probability: 0.5 } : character,
  );
  expect(printedDateOn([{ text: "MFG DATE 05/2014", line: { ...line, characters } }], today)).toBeUndefined();
});

test("ignores a day that does not exist", () => {
  expect(dateIn("2014-02-30")?.date).toBe("2014-02");
  expect(dateIn("2024-02-29")?.date).toBe("2024-02-29");
});
