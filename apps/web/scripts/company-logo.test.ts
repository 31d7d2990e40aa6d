import { expect, it } from "vitest";
import { readLogo } from "./company-logo.ts";

it("names a logo by its content and returns its type and size", () => {
  const { name, type, size } = readLogo("apps/web/public/icon.svg");
  expect(name).toMatch(/^assets\/company-[\da-f]{8}\.svg$/u);
  expect({ type, size }).toEqual({ type: "image/svg+xml", size: { width: 32, height: 32 } });
});

it.each(["logo.gif", "nowhere.svg"])("rejects %s", (file) => {
  expect(() => readLogo(file)).toThrow(file);
});
