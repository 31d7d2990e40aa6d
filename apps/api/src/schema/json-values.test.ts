import { describe, expect, it } from "vitest";
import { dropNulls, isLarge, type JsonSchema } from "./json-values.ts";

const price: JsonSchema = { properties: { gas: {} } };
const schema: JsonSchema = {
  properties: { brand: {}, model: {}, price: { $ref: "Price#" }, list: { items: price, maxItems: 2 } },
  required: ["brand"],
};

const dropped = (value: unknown): unknown => {
  dropNulls(value, schema, { Price: price });
  return value;
};

describe("dropNulls", () => {
  it.each([
    ["an optional field", { brand: "a", model: null }, { brand: "a" }],
    ["one in a named schema", { brand: "a", price: { gas: null } }, { brand: "a", price: {} }],
    ["one in a list", { brand: "a", list: [{ gas: null }, null] }, { brand: "a", list: [{}, null] }],
  ])("removes %s", (_name, value, left) => {
    expect(dropped(value)).toEqual(left);
  });

  it.each([
    ["a required field", { brand: null }],
    ["a field without a schema", { brand: "a", other: null }],
    ["an inherited field", JSON.parse('{"brand":"a","constructor":null}')],
    ["a list that is too long", { brand: "a", list: [{ gas: null }, {}, {}] }],
    ["what is no object", null],
    ["a text", "null"],
  ])("leaves %s", (_name, value: unknown) => {
    expect(dropped(value)).toEqual(structuredClone(value));
  });
});

describe("isLarge", () => {
  it.each([
    [{ a: [1, 2] }, 3],
    [{ a: { b: { c: null } } }, 3],
    ["a text", 0],
    [null, 0],
  ])("counts the values in %j as %i", (value, count) => {
    expect(isLarge(value, count)).toBe(false);
    expect(isLarge(value, count - 1)).toBe(count > 0);
  });
});
