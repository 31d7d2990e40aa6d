import { expect, it } from "vitest";
import { fileName } from "./file-name.ts";

it.each([
  ["  12 Elm St.  ", "12-elm-st"],
  ["12/14 Elm St, Apt #3", "12-14-elm-st-apt-3"],
  ["Lindenstraße 12", "lindenstraße-12"],
  ["Rue de l’Église 3", "rue-de-l-église-3"],
  ["東京 1-2", "東京-1-2"],
  ["../../etc/passwd", "etc-passwd"],
  ["???", "water-heaters"],
  ["", "water-heaters"],
  ["a".repeat(80), "a".repeat(60)],
  [`${"a".repeat(59)} b`, "a".repeat(59)],
])("turns %j into %j", (property, name) => {
  expect(fileName(property)).toBe(name);
});
