import { expect, it } from "vitest";
import { countedLabel, countedPath } from "./event.ts";

it.each([
  ["/", "/"],
  ["/?brand=rheem&serial=RH0504B01826", "/"],
  ["/contact/#form", "/contact/"],
  ["/report/q0mD2rYwT1yXfKc8uQZ7Lw", "/report/"],
  ["/de/report/q0mD2rYwT1yXfKc8uQZ7Lw?print", "/de/report/"],
])("counts %s as %s", (path, counted) => {
  expect(countedPath(path)).toBe(counted);
});

it.each(["rheem", "bradford-white", "other", "copy"])("counts the label %s", (label) => {
  expect(countedLabel(label)).toBe(label);
});

it.each(["RH0504B01826", "rh0504b01826", "0120102140", "BHAAAAAAA", "xe50t10h45u0", "a b", "", undefined])(
  "does not count a label that could have been typed: %s",
  (label) => {
    expect(countedLabel(label)).toBeUndefined();
  },
);
