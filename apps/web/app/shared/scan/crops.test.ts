import { expect, it } from "vitest";
import { findCharacters, withCharacter } from "./crops.ts";

const box = (x: number) => ({ x, y: 0, width: 10, height: 20, angle: 0 });
const read = [
  { char: "R", alternatives: [], crop: box(0) },
  { char: "0", alternatives: ["O"], crop: box(10) },
  { char: "5", alternatives: [], crop: box(20) },
  { char: "B", alternatives: ["8"], crop: box(30) },
];

it("keeps all positions while the length is the same", () => {
  expect(findCharacters(read, "RO58")).toEqual([
    read[0],
    { ...read[1], char: "O" },
    read[2],
    { ...read[3], char: "8" },
  ]);
});

it.each([
  ["R05B1", [0, 10, 20, 30, undefined]],
  ["R0B", [0, 10, 30]],
  ["R0775B", [0, 10, undefined, undefined, 20, 30]],
  ["X", [undefined]],
  ["", []],
])("keeps the positions before and after an edit: %s", (serial, places) => {
  const characters = findCharacters(read, serial);
  expect(characters.map(({ char }) => char).join("")).toBe(serial);
  expect(characters.map(({ crop }) => crop?.x)).toEqual(places);
});

it("changes one character", () => {
  expect(withCharacter("R05B", 3, "8")).toBe("R058");
});
