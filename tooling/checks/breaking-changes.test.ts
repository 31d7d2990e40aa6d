import { describe, expect, it } from "vitest";
import { breakingChanges } from "./breaking-changes.ts";

const confidence = { type: "string", enum: ["low"] };
const answer = {
  type: "object",
  required: ["age"],
  properties: { age: { type: "integer" }, confidence },
};
const request = { type: "object", required: ["brand"], properties: { brand: { type: "string" } } };
const toContent = (schema: object) => ({ content: { "application/json": { schema } } });
const responses = { 200: { description: "", ...toContent(answer) }, 404: { description: "" } };

/** Returns an API description with one operation and a test's changes to it. */
const described = (operation: object = {}): object => ({
  openapi: "3.1.0",
  info: { title: "Heater Age", version: "1.0.0" },
  paths: {
    "/api/check": {
      post: { operationId: "check", requestBody: toContent(request), responses, ...operation },
    },
  },
  components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
});

const withoutPaths = { openapi: "3.1.0", info: { title: "Heater Age", version: "1.0.0" }, paths: {} };

describe("reports breaking changes", () => {
  // Ours: the tool reports them only as configured.
  it.each([
    [
      "a status of failure is removed",
      { responses: { 200: responses[200] } },
      "response-non-success-status-removed",
    ],
    ["a name changes", { operationId: "checkAge" }, "api-operation-id-removed"],
    ["a secret is required", { security: [{ token: [] }] }, "api-security-added"],
  ])("%s", async (_name, operation, id) => {
    expect(await breakingChanges(described(), described(operation))).toEqual([
      expect.stringMatching(new RegExp(String.raw`^POST /api/check: .+ \(${id}\)$`, "u")),
    ]);
  });

  it("a removed operation", async () => {
    expect(await breakingChanges(described(), withoutPaths)).toEqual([
      expect.stringContaining("(api-path-removed-without-deprecation)"),
    ]);
  });
});

it("accepts compatible changes, and new values in a response", async () => {
  const values = { ...answer.properties, confidence: { ...confidence, enum: ["low", "high"] } };
  const changed = toContent({ ...answer, properties: { ...values, date: { type: "string" } } });
  const later = described({ responses: { ...responses, 200: { description: "", ...changed } } });
  expect(await breakingChanges(described(), later)).toEqual([]);
  expect(await breakingChanges(withoutPaths, described())).toEqual([]);
});

it("refuses an unreadable description", async () => {
  await expect(breakingChanges(described(), { paths: [] })).rejects.toThrow("oasdiff ended with");
});
