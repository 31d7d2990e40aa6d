import { expect, it } from "vitest";
import { settingsFrom } from "./env.ts";
import { unset } from "./site.ts";

it("knows the settings that a page leaves out", () => {
  expect(unset).toEqual(settingsFrom({}).site);
});
