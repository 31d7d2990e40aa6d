import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { describeApi } from "../../scripts/describe-api.ts";

interface Operation {
  readonly operationId?: string;
  readonly responses: Readonly<Record<string, object>>;
}

interface Schema {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
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

  it("documents one body for every failure", async () => {
    const schema = { $ref: "#/components/schemas/ErrorBody" };
    const failure = { content: { "application/json": { schema } } };
    for (const path of Object.values((await described).paths))
      for (const { operationId, responses } of Object.values(path))
        expect(responses, operationId).toMatchObject({ "4XX": failure, "5XX": failure });
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
});
