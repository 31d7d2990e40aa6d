import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { describeApi } from "../../scripts/describe-api.ts";

interface Response {
  readonly headers?: object;
  readonly content?: Readonly<Record<string, { readonly examples?: object }>>;
}

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly responses: Readonly<Record<string, Response>>;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, { readonly description?: string }>> };
}

const described = (async () => JSON.parse(await describeApi()) as Description)();

describe("the API description", () => {
  it("matches openapi.json; if not, run `pnpm generate`", async () => {
    const written = await readFile(new URL("../../openapi.json", import.meta.url), "utf8");
    expect(written).toBe(await describeApi());
  });

  it("names every operation and documents its responses", async () => {
    const operations = Object.values((await described).paths).flatMap((path) => Object.values(path));
    const names = operations.map(({ operationId }) => operationId);
    expect(names).toEqual(expect.arrayContaining(["listBrands", "check", "generateReport", "errorStats"]));
    expect(new Set(names).size).toBe(names.length);
    for (const { operationId, summary, responses } of operations) {
      expect(operationId).toMatch(/^[a-z][A-Za-z]+$/u);
      expect(summary).toMatch(/^[A-Z]/u);
      expect(
        Object.keys(responses).some((status) => /^20[04]$/u.test(status)),
        operationId,
      ).toBe(true);
    }
  });

  it("documents each status's headers, and has an example of each error", async () => {
    const { paths } = await described;
    const { check, listBrands, generateReport } = Object.fromEntries(
      Object.values(paths)
        .flatMap((path) => Object.values(path))
        .map(({ operationId = "", responses }) => [operationId, responses]),
    );
    const headersOf = (responses: Operation["responses"] | undefined, status: number) =>
      Object.keys(responses?.[status]?.headers ?? {});
    const limits = ["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"];
    expect(headersOf(check, 200)).toEqual(["X-Request-Id", ...limits]);
    expect(headersOf(check, 429)).toEqual(["X-Request-Id", ...limits, "Link", "Retry-After"]);
    expect(headersOf(listBrands, 200)).toEqual(["X-Request-Id"]);
    const examplesOf = (responses: Operation["responses"] | undefined, status: number) =>
      Object.keys(responses?.[status]?.content?.["application/json"]?.examples ?? {});
    expect(examplesOf(check, 400)).toEqual(expect.arrayContaining(["serial-too-short", "invalid-request"]));
    expect(examplesOf(generateReport, 422)).toEqual(["report-not-decodable", "report-date-unknown"]);
    expect(examplesOf(generateReport, 503)).toEqual(["database-unavailable"]);
  });

  it("names and documents every schema", async () => {
    const { schemas } = (await described).components;
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(["CheckRequest", "CheckResult", "Candidate", "ErrorBody"]),
    );
    for (const [name, { description }] of Object.entries(schemas)) {
      expect(name).toMatch(/^[A-Z][A-Za-z]+$/u);
      expect(description, name).toMatch(/\.$/u);
    }
  });

  it("has no unions, which drop fields of responses", async () => {
    expect(JSON.stringify(await described)).not.toMatch(/"(?:anyOf|oneOf|allOf)"/u);
  });
});
