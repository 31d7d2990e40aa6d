import { brands } from "@heater-age/decoder";
import { expect, it } from "vitest";
import { describeShape } from "./describe-shape.ts";

it.each([
  [String.raw`\d{2}`, "2 digits"],
  [String.raw`\d`, "1 digit"],
  [String.raw`0[1-9]|1[0-2]`, "2 digits, 01 to 12"],
  [String.raw`0[1-9]|[1-4]\d|5[0-3]`, "2 digits, 01 to 53"],
  [String.raw`69|[7-9]\d`, "2 digits, 69 to 99"],
  [String.raw`9[5-9]|0\d`, "2 digits, 00 to 09, 95 to 99"],
  [String.raw`00[1-9]|0[1-9]\d|[12]\d{2}|3[0-5]\d|36[0-6]`, "3 digits, 001 to 366"],
  [String.raw`199\d|20\d{2}`, "4 digits, 1990 to 2099"],
  ["21", "21"],
  [String.raw`\d{4,6}`, "4 to 6 digits"],
  [String.raw`\d{0,6}`, "up to 6 digits"],
  [String.raw`1\d{8}`, "1, then 8 digits"],
  ["[A-Z]", "1 letter"],
  ["[A-Z]{1,5}", "1 to 5 letters"],
  [String.raw`[A-Z\d]{2}`, "2 letters or digits"],
  ["[AMQ]", "one of A, M, Q"],
  ["[A-HJ-NPSTW-Z]", "one of A to H, J to N, P, S, T, W to Z"],
  ["[1-9XYZ]", "one of 1 to 9, X to Z"],
  ["ECC?", "EC, then perhaps C"],
  ["GE[A-Z]{0,2}|RN?", "GE, then up to 2 letters or R, then perhaps N"],
  [String.raw`[A-Z]\d{2}[A-Z]{2}`, "1 letter, then 2 digits, then 2 letters"],
])("describes %s as %s", (body, words) => {
  expect(describeShape(body, false)).toBe(words);
});

it("marks optional parts", () => {
  expect(describeShape("R|[A-Z]{2,5}", true)).toBe("R or 2 to 5 letters; may be missing");
});

it("describes every part of every format", () => {
  const bodies = Object.values(brands).flatMap(({ formats }) =>
    formats.flatMap(({ shape }) =>
      [...shape.source.matchAll(/\(\?<\w+>([^()]+)\)/gu)].map(([, body = ""]) => body),
    ),
  );
  const words = [...new Set(bodies)].map((body) => describeShape(body, false));
  expect(words.length).toBeGreaterThan(50);
  expect(words.filter((text) => !/^[\w, ]+$/u.test(text) || text.includes("d{"))).toEqual([]);
});
