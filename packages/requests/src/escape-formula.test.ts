import { expect, it } from "vitest";
import { escapeFormula } from "./escape-formula.ts";

it.each(["=1+1", "+1", "-1", "@a", " =1+1", "\n=1+1", "\u00A0=1", "\t1", "\r1", "\u{FF1D}1", " \u{FF20}a"])(
  "escapes %j",
  (cell) => {
    expect(escapeFormula(cell)).toBe(`'${cell}`);
  },
);

it.each(["", " ", "RH0504B01826", "a=1", "2004-05", "\n1", "'=1"])("leaves %j alone", (cell) => {
  expect(escapeFormula(cell)).toBe(cell);
});
