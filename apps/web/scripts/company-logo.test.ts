import { expect, it } from "vitest";
import { readLogo } from "./company-logo.ts";

it("names a logo by its content, and knows its kind and size", () => {
  const { name, type, size } = readLogo("apps/web/public/icon.svg");
  expect(name).toMatch(/^assets\/company-[\da-f]{8}\.svg$/u);
  expect({ type, size }).toEqual({ type: "image/svg+xml", size: { width: 32, height: 32 } });
});

it.each(["logo.gif", "nowhere.svg"])("refuses %s", (file) => {
  expect(() => readLogo(file)).toThrow(file);
});
