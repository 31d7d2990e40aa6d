import { expect, it } from "vitest";
import { findOrigin } from "./origin-of.ts";

it.each([
  ["https://heaters.example", "http://localhost:3000", "https://heaters.example"],
  ["", "http://localhost:3000", "http://localhost:3000"],
  ["", "", ""],
])("%o with the fallback %o gives %o", (url, fallbackUrl, origin) => {
  expect(findOrigin({ url, fallbackUrl })).toBe(origin);
});
