import { describe, expect, it } from "vitest";
import { breakingChanges, type Description, type Operation, type Schema } from "./breaking-changes.ts";

const text: Schema = { type: "string", maxLength: 20 };
const request: Schema = {
  type: "object",
  additionalProperties: false,
  required: ["brand"],
  properties: {
    brand: { type: "string", enum: ["ge", "rheem"] },
    serial: text,
    count: { type: "integer", minimum: 1 },
  },
};
const answer: Schema = {
  type: "object",
  required: ["age"],
  properties: {
    age: { type: "integer" },
    parts: { type: "array", items: { $ref: "#/components/schemas/Part" } },
  },
};
const part: Schema = {
  type: "object",
  properties: { from: { type: "integer" }, within: { $ref: "#/components/schemas/Part" } },
};

interface Parts {
  readonly request?: Schema;
  readonly answer?: Schema;
  readonly part?: Schema;
  readonly operation?: Partial<Operation>;
}

/** A description of one call, with what a test changes in it. */
const described = (parts: Parts = {}): Description => ({
  paths: {
    "/api/check": {
      post: {
        operationId: "check",
        parameters: [{ name: "language", in: "query", schema: text }],
        requestBody: {
          required: true,
          content: { "application/json": { schema: parts.request ?? request } },
        },
        responses: { 200: { content: { "application/json": { schema: parts.answer ?? answer } } } },
        ...parts.operation,
      },
    },
  },
  components: { schemas: { Part: parts.part ?? part } },
});

const inRequest = (name: string, schema: Schema): Parts => ({
  request: { ...request, properties: { ...request.properties, [name]: schema } },
});

const without = (schema: Schema, name: string): Schema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([field]) => field !== name)),
});

const call = "POST /api/check";

describe("a change that breaks", () => {
  it.each<readonly [string, Parts, readonly string[]]>([
    [
      "a field of a request that is newly needed",
      { request: { ...request, required: ["brand", "serial"] } },
      [`${call}: request.serial: is newly required`],
    ],
    [
      "a field of a request that is refused",
      { request: without(request, "serial") },
      [`${call}: request.serial: is gone`],
    ],
    ["a type", inRequest("count", { type: "string" }), [`${call}: request.count: is string, was integer`]],
    [
      "a value that is refused",
      inRequest("brand", { type: "string", enum: ["ge"] }),
      [`${call}: request.brand: may no longer be rheem`],
    ],
    [
      "values where all were good",
      inRequest("serial", { ...text, enum: ["a"] }),
      [`${call}: request.serial: may only be a`],
    ],
    [
      "a smaller limit",
      inRequest("serial", { type: "string", maxLength: 10 }),
      [`${call}: request.serial: maxLength is 10, was 20`],
    ],
    [
      "a larger least",
      inRequest("count", { type: "integer", minimum: 2 }),
      [`${call}: request.count: minimum is 2, was 1`],
    ],
    [
      "a limit where none was",
      inRequest("count", { type: "integer", minimum: 1, maximum: 9 }),
      [`${call}: request.count: maximum is 9, was none`],
    ],
    [
      "a pattern",
      inRequest("serial", { ...text, pattern: "^A" }),
      [`${call}: request.serial: has another pattern`],
    ],
    ["a field of an answer that is gone", { answer: without(answer, "age") }, [`${call}: 200.age: is gone`]],
    [
      "a field of an answer that may be missing",
      { answer: { ...answer, required: [] } },
      [`${call}: 200.age: is no longer always there`],
    ],
    ["a field of a named schema", { part: without(part, "from") }, [`${call}: 200.parts[].from: is gone`]],
    ["a status that is gone", { operation: { responses: {} } }, [`${call}: 200: is gone`]],
    [
      "a content type that is gone",
      { operation: { requestBody: { required: true, content: {} } } },
      [`${call}: request: is no longer application/json`],
    ],
    [
      "a parameter that is newly needed",
      { operation: { parameters: [{ name: "language", in: "query", required: true, schema: text }] } },
      [`${call}: query.language: is newly required`],
    ],
    ["a parameter that is gone", { operation: { parameters: [] } }, [`${call}: query.language: is gone`]],
    ["a name", { operation: { operationId: "checkAge" } }, [`${call}: has another operationId`]],
    ["a secret", { operation: { security: [{ token: [] }] } }, [`${call}: newly asks who calls`]],
  ])("%s", (_name, parts, found) => {
    expect(breakingChanges(described(), described(parts))).toEqual(found);
  });

  it("a call that is gone", () => {
    expect(breakingChanges(described(), { paths: {} })).toEqual([`${call}: is gone`]);
  });
});

describe("a change that breaks nothing", () => {
  it.each<readonly [string, Parts]>([
    ["none", {}],
    ["a field that a request may have", inRequest("model", text)],
    ["a field that a request need not have", { request: { ...request, required: [] } }],
    ["a value more", inRequest("brand", { type: "string", enum: ["ge", "rheem", "ruud"] })],
    ["a larger limit", inRequest("serial", { type: "string", maxLength: 30 })],
    ["no limit", inRequest("serial", { type: "string" })],
    [
      "a field more in an answer",
      { answer: { ...answer, properties: { ...answer.properties, date: text } } },
    ],
    ["a field that is always there", { answer: { ...answer, required: ["age", "parts"] } }],
  ])("%s", (_name, parts) => {
    expect(breakingChanges(described(), described(parts))).toEqual([]);
  });

  it("a new call", () => {
    expect(breakingChanges({ paths: {} }, described())).toEqual([]);
  });
});
