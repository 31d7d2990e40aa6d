import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { breakingChanges } from "./breaking-changes.ts";
import { sourcesIn, readText } from "./tree.ts";

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;
}

const read = (path: string) => JSON.parse(readText(path)) as Description;

test("the API is compatible with its last release", async () => {
  expect(
    await breakingChanges(read("apps/api/openapi.released.json"), read("apps/api/openapi.json")),
  ).toEqual([]);
});

test("the API description follows the linter's recommended rules", async () => {
  const problems = await lintFromString({
    source: readText("apps/api/openapi.json"),
    absoluteRef: "openapi.json",
    config: await createConfig({ extends: ["recommended"] }),
  });
  const messages = problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ""}`,
  );
  expect(messages).toEqual([]);
});

/** Operations for operators. The client is for users. */
const ofTheOperator = ["withdrawReport"];

test("the client has a method for every operation except the operator's", () => {
  const sources = sourcesIn("packages/client/src/resources").filter((path) => !path.endsWith(".test.ts"));
  const texts = sources.map(readText);
  const calls = Object.entries(read("apps/api/openapi.json").paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId = "" }]) => ({ path, method, operationId })),
  );
  const expected = calls.filter(({ operationId }) => !ofTheOperator.includes(operationId));
  const missing = expected.filter(({ path, method }) => {
    const address = path.replaceAll(/\{[^}]+\}/gu, "\0").replaceAll(/[.*+?^$()[\]\\|/]/gu, String.raw`\$&`);
    const pattern = address.replaceAll("\0", String.raw`\$\{[^}]+\}`);
    const inQuotes = new RegExp(`["\`]${pattern}["\`]`, "u");
    return !texts.some((text) => inQuotes.test(text) && text.includes(`method: "${method.toUpperCase()}"`));
  });
  expect(missing).toEqual([]);
  const unknown = ofTheOperator.filter((name) => !calls.some(({ operationId }) => operationId === name));
  expect(unknown).toEqual([]);
});
