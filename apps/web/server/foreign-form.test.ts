import { expect, it } from "vitest";
import { isForeignForm } from "./foreign-form.ts";

const site = "https://heaters.example";
const own = "heaters.example";

it.each([
  ["a browser behind a proxy that passes all", { origin: site, "sec-fetch-site": "same-origin" }, own],
  [
    "one at an address that is not configured",
    { origin: "https://b.example", "sec-fetch-site": "same-origin" },
    "web",
  ],
  ["one that reloads the page", { origin: site, "sec-fetch-site": "none" }, own],
  ["an old one behind a proxy that drops the scheme", { origin: "https://b.example" }, "b.example"],
  ["an old one behind a proxy that drops the host", { origin: site }, "10.0.0.2:3000"],
  ["a program", {}, own],
])("accepts the form of %s", (_name, headers, host) => {
  expect(isForeignForm({ headers, host }, site)).toBe(false);
});

it.each([
  ["another site that names our origin", { origin: site, "sec-fetch-site": "cross-site" }, own],
  ["a neighbor", { origin: "https://evil.heaters.example", "sec-fetch-site": "same-site" }, own],
  ["another site, from an old browser", { origin: "https://evil.example" }, own],
  ["a page without an origin", { origin: "null" }, own],
  ["nonsense", { origin: "heaters.example" }, own],
  ["no address", { origin: "" }, ""],
])("rejects the form of %s", (_name, headers, host) => {
  expect(isForeignForm({ headers, host }, site)).toBe(true);
});
