import { expect, test } from "vitest";
import { fits } from "./test/fits.ts";

test.each([
  ["2004-05", "2004-05", true],
  ["2004-05", "2004-0", false],
  ["2004-05", "…", true],
  ["2004-05", "2004…", true],
  ["2004-05", "…-05", true],
  ["2004-05", "2…-…5", true],
  ["2004-05", "2004-05…5", false],
  ["2004-05", "2…6…5", false],
])("%j matches %j: %j", (text, said, answer) => {
  expect(fits(text, said)).toBe(answer);
});
