import { expect, it } from "vitest";
import { collectDocuments, textOf } from "./collect.ts";
import { withAddress } from "./with-address.ts";

it.each([
  [
    '<script src="https://heater-age.example/widget/heater-age.js">',
    '<script src="https://heaters.test/widget/heater-age.js">',
  ],
  ["curl -X POST localhost:3000/api/check", "curl -X POST https://heaters.test/api/check"],
  ["prints `http://localhost:3000`", "prints `https://heaters.test`"],
  ["http://localhost:3001/healthz", "http://localhost:3001/healthz"],
])("replaces the address in %s", (text, replaced) => {
  expect(withAddress(text, "https://heaters.test")).toBe(replaced);
  expect(withAddress(text, "")).toBe(text);
});

it("leaves no other address in any page for developers", () => {
  const pages = collectDocuments().flatMap(({ file }) => file ?? []);
  const shown = pages.map((file) => withAddress(textOf(file), "https://heaters.test"));
  expect(shown.join("\n").match(/heater-age\.example|localhost\S*|127\.0\.0\.1\S*/gu)).toBeNull();
  expect(shown.filter((text) => text.includes("https://heaters.test")).length).toBeGreaterThan(5);
});
