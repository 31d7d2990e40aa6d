import { expect, it } from "vitest";
import type { ModelRule } from "./rules/model-rule.ts";
import { readRules } from "./read-rule.ts";

const invented: ModelRule = {
  id: "acme",
  shape: /^(?<prefix>AC)(?<capacity>\d{2})(?<height>[TS])$/u,
  read: { height: { T: { height: "tall" } } },
  confidence: "low",
  sources: [{ title: "rating plate, photograph 1", kind: "trade" }],
};
const short: ModelRule = {
  ...invented,
  id: "short",
  read: { height: { T: { height: "short" } } },
  confidence: "medium",
};
const less: ModelRule = { ...invented, id: "less", read: {} };
const listIds = (rules: readonly ModelRule[], key: string) =>
  readRules(rules, key).map(({ pattern }) => pattern);

it("lists the more confident reading first if they disagree", () => {
  expect(listIds([invented, short], "AC50T")).toEqual(["short", "acme"]);
});

it("drops a reading that adds nothing to a better one", () => {
  expect(listIds([invented, less], "AC50T")).toEqual(["acme"]);
  expect(listIds([less, invented], "AC50T")).toEqual(["less", "acme"]);
});
