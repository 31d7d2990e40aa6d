import { expect, it } from "vitest";
import { originOf } from "./origin-of.ts";

it.each([
  ["https://heaters.example", "http://localhost:3000", "https://heaters.example"],
  ["", "http://localhost:3000", "http://localhost:3000"],
  ["", "", ""],
])("%o with the fallback %o gives %o", (url, fallbackUrl, origin) => {
  expect(originOf({ url, fallbackUrl })).toBe(origin);
});
