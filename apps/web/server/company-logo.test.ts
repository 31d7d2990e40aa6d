import { expect, it } from "vitest";
import { readLogo } from "./company-logo.ts";

it("names a logo by its content and returns its type and size", () => {
  const { shown, type } = readLogo("apps/web/public/icon.svg");
  expect(shown).toMatchObject({ width: 32, height: 32 });
  expect(shown.src).toMatch(/^\/assets\/company-[\da-f]{8}\.svg$/u);
  expect(type).toBe("image/svg+xml");
});
