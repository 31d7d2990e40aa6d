import { readFile } from "node:fs/promises";
import { findBrand } from "@heater-age/decoder";
import { parseCheck } from "@heater-age/decoder/check";
import * as fc from "fast-check";
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

interface Schema {
  readonly description?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly oneOf?: readonly { readonly $ref: string }[];
  readonly "x-extensible-enum"?: readonly string[];
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
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
    const listHeaders = (responses: Operation["responses"] | undefined, status: number) =>
      Object.keys(responses?.[status]?.headers ?? {});
    const limits = ["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"];
    expect(listHeaders(check, 200)).toEqual(["X-Request-Id", ...limits]);
    expect(listHeaders(check, 429)).toEqual(["X-Request-Id", ...limits, "Link", "Retry-After"]);
    expect(listHeaders(listBrands, 200)).toEqual(["X-Request-Id"]);
    const listExamples = (responses: Operation["responses"] | undefined, status: number) =>
      Object.keys(responses?.[status]?.content?.["application/json"]?.examples ?? {});
    expect(listExamples(check, 400)).toEqual(expect.arrayContaining(["serial-too-short", "invalid-request"]));
    expect(listExamples(generateReport, 422)).toEqual(["report-not-decodable", "report-date-unknown"]);
    expect(listExamples(generateReport, 503)).toEqual(["database-unavailable"]);
    expect(listExamples(listBrands, 502)).toEqual(["service-unavailable"]);
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

  it("allows new fields and codes in answers, and nothing unknown in requests", async () => {
    const { paths, components } = await described;
    const closed = Object.entries(components.schemas)
      .filter(([, schema]) => JSON.stringify(schema).includes('"additionalProperties":false'))
      .map(([name]) => name);
    expect(closed).toEqual(expect.arrayContaining(["AdviceRequest", "CheckRequest", "RatingPlate"]));
    for (const name of ["CheckSuccess", "ErrorBody", "BatchFailure", "Advice"])
      expect(closed).not.toContain(name);
    expect(JSON.stringify(paths)).not.toContain('"additionalProperties":false');
    const codes = components.schemas["ErrorBody"]?.properties?.["code"];
    expect(codes).toMatchObject({ description: expect.stringMatching(/ More can be added\.$/u) as string });
    expect(codes?.["x-extensible-enum"]).toContain("serial-required");
    expect(codes).not.toHaveProperty("enum");
  });

  it("describes each kind of result by itself", async () => {
    const { CheckResult, BatchItem } = (await described).components.schemas;
    const listKinds = (schema: Schema | undefined) =>
      schema?.oneOf?.map(({ $ref }) => $ref.split("/").at(-1));
    expect(listKinds(CheckResult)).toEqual(["CheckSuccess", "CheckFailure"]);
    expect(listKinds(BatchItem)).toEqual(["BatchSuccess", "BatchFailure", "BatchInvalid"]);
  });

  it("has patterns that refuse nothing that the API accepts", async () => {
    const { RatingPlate, ContactForm } = (await described).components.schemas;
    const toPattern = (schema: Schema | undefined, name: string) =>
      new RegExp(schema?.properties?.[name]?.pattern ?? "^$");
    const serial = toPattern(RatingPlate, "serialNumber");
    const characters = Array.from({ length: 0x1_0000 }, (_, unit) => String.fromCharCode(unit));
    for (const character of characters.filter((one) => /[\p{P}\p{S}\p{Z}\s]/u.test(one))) {
      const serialNumber = `RH0504B01826${character}`;
      const isRefused = parseCheck({ brand: "rheem", serialNumber }, { findBrand }).errors !== undefined;
      expect(serial.test(serialNumber) || isRefused, serialNumber).toBe(true);
    }
    expect(serial.test("RH05§4B01826")).toBe(false);
    const email = toPattern(ContactForm, "email");
    fc.assert(fc.property(fc.emailAddress(), (text) => email.test(text)));
    for (const text of ["jane@example.com", "jane@münchen.example"])
      expect(email.test(text), text).toBe(true);
    expect(email.test("jane@localhost")).toBe(false);
  });
});
