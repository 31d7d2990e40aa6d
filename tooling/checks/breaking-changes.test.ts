import { describe, expect, it } from "vitest";
import { breakingChanges } from "./breaking-changes.ts";

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly [keyword: string]: unknown;
}

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
  readonly operation?: object;
}

/** Returns an API description with one operation and a test's changes. */
const described = (parts: Parts = {}): object => ({
  openapi: "3.1.0",
  info: { title: "Heater Age", version: "1.0.0" },
  paths: {
    "/api/check": {
      post: {
        operationId: "check",
        parameters: [{ name: "language", in: "query", schema: text }],
        requestBody: {
          required: true,
          content: { "application/json": { schema: parts.request ?? request } },
        },
        responses: {
          200: { description: "", content: { "application/json": { schema: parts.answer ?? answer } } },
          404: { description: "" },
        },
        ...parts.operation,
      },
    },
  },
  components: {
    schemas: { Part: parts.part ?? part },
    securitySchemes: { token: { type: "http", scheme: "bearer" } },
  },
});

const inRequest = (name: string, schema: Schema): Parts => ({
  request: { ...request, properties: { ...request.properties, [name]: schema } },
});

const inAnswer = (name: string, schema: Schema): Parts => ({
  answer: { ...answer, properties: { ...answer.properties, [name]: schema } },
});

const without = (schema: Schema, name: string): Schema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([field]) => field !== name)),
});

const withoutPaths = { openapi: "3.1.0", info: { title: "Heater Age", version: "1.0.0" }, paths: {} };

describe("reports breaking changes", () => {
  it.each<readonly [string, Parts, string]>([
    [
      "a field of a request becomes required",
      { request: { ...request, required: ["brand", "serial"] } },
      "request-property-became-required",
    ],
    ["a field of a request is removed", { request: without(request, "serial") }, "request-property-removed"],
    ["a type of a request", inRequest("count", { type: "string" }), "request-property-type-changed"],
    [
      "a value of a request is removed",
      inRequest("brand", { type: "string", enum: ["ge"] }),
      "request-property-enum-value-removed",
    ],
    [
      "values of a request are listed where all were allowed",
      inRequest("serial", { ...text, enum: ["a"] }),
      "request-property-became-enum",
    ],
    [
      "a limit becomes smaller",
      inRequest("serial", { type: "string", maxLength: 10 }),
      "request-property-max-length-decreased",
    ],
    [
      "a minimum becomes larger",
      inRequest("count", { type: "integer", minimum: 2 }),
      "request-property-min-increased",
    ],
    [
      "a limit is added",
      inRequest("count", { type: "integer", minimum: 1, maximum: 9 }),
      "request-property-max-set",
    ],
    ["a pattern is added", inRequest("serial", { ...text, pattern: "^A" }), "request-property-pattern-added"],
    [
      "a field of an answer is removed",
      { answer: without(answer, "age") },
      "response-required-property-removed",
    ],
    [
      "a field of an answer becomes optional",
      { answer: { ...answer, required: [] } },
      "response-property-became-optional",
    ],
    ["a type of an answer", inAnswer("age", { type: "string" }), "response-property-type-changed"],
    [
      "a field of a named schema is removed",
      { part: without(part, "from") },
      "response-optional-property-removed",
    ],
    [
      "a status of success is removed",
      { operation: { responses: { 404: { description: "" } } } },
      "response-success-status-removed",
    ],
    [
      "a status of failure is removed",
      {
        operation: {
          responses: { 200: { description: "", content: { "application/json": { schema: answer } } } },
        },
      },
      "response-non-success-status-removed",
    ],
    [
      "a content type is removed",
      { operation: { requestBody: { required: true, content: {} } } },
      "request-body-media-type-removed",
    ],
    [
      "a parameter becomes required",
      { operation: { parameters: [{ name: "language", in: "query", required: true, schema: text }] } },
      "request-parameter-became-required",
    ],
    ["a parameter is removed", { operation: { parameters: [] } }, "request-parameter-removed"],
    ["a name changes", { operation: { operationId: "checkAge" } }, "api-operation-id-removed"],
    ["a secret is required", { operation: { security: [{ token: [] }] } }, "api-security-added"],
  ])("%s", async (_name, parts, id) => {
    expect(await breakingChanges(described(), described(parts))).toEqual([
      expect.stringMatching(new RegExp(String.raw`^POST /api/check: .+ \(${id}\)$`, "u")),
    ]);
  });

  it("a removed operation", async () => {
    expect(await breakingChanges(described(), withoutPaths)).toEqual([
      expect.stringContaining("(api-path-removed-without-deprecation)"),
    ]);
  });
});

describe("accepts compatible changes", () => {
  it.each<readonly [string, Parts]>([
    ["none", {}],
    ["a field that a request may have", inRequest("model", text)],
    ["a field that a request need not have", { request: { ...request, required: [] } }],
    ["another value of a request", inRequest("brand", { type: "string", enum: ["ge", "rheem", "ruud"] })],
    ["a larger limit", inRequest("serial", { type: "string", maxLength: 30 })],
    ["no limit", inRequest("serial", { type: "string" })],
    ["another field of an answer", inAnswer("date", text)],
    ["a field that is always there", { answer: { ...answer, required: ["age", "parts"] } }],
  ])("%s", async (_name, parts) => {
    expect(await breakingChanges(described(), described(parts))).toEqual([]);
  });

  it("a new value in a response", async () => {
    const [one, two] = [["low"], ["low", "high"]].map((values) =>
      described(inAnswer("confidence", { type: "string", enum: values })),
    );
    expect(await breakingChanges(one ?? {}, two ?? {})).toEqual([]);
  });

  it("a new operation", async () => {
    expect(await breakingChanges(withoutPaths, described())).toEqual([]);
  });
});

it("refuses an unreadable description", async () => {
  await expect(breakingChanges(described(), { paths: [] })).rejects.toThrow("oasdiff ended with");
});
