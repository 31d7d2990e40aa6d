import { describe, expect, it } from "vitest";
import { type DescribedCall, type DescribedSchema, readDocument } from "../../test/document.ts";
import { service } from "../../test/service.ts";

const operatorToken = "of-the-operator-of-this-test";
const document = await readDocument();
const { resolve } = document;

/** Calls whose examples refer to data that a new service doesn't have, with their status. */
const missing: Readonly<Record<string, number>> = {
  getReport: 404,
  getReportPdf: 404,
  deleteReport: 404,
  withdrawReport: 404,
  decideCorrection: 404,
};

/** Returns a value built from the examples of a schema. */
function exampleOf(reference: DescribedSchema, optional: boolean): unknown {
  const schema = resolve(reference);
  if (schema.examples !== undefined) return schema.examples[0];
  if (schema.oneOf?.[0] !== undefined) return exampleOf(schema.oneOf[0], optional);
  if (schema.type === "array") return [exampleOf(schema.items ?? {}, optional)];
  const { properties = {}, required = [] } = schema;
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => optional || required.includes(name))
      .map(([name, property]) => [name, exampleOf(property, optional)]),
  );
}

function addressOf({ path, parameters = [] }: DescribedCall): string {
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: where, example } of parameters) {
    if (where === "path") address = address.replace(`{${name}}`, encodeURIComponent(String(example)));
    if (where === "query" && example !== undefined) query.set(name, String(example));
  }
  return query.size === 0 ? address : `${address}?${query.toString()}`;
}

const bodies = document.calls.flatMap((call) =>
  Object.entries(call.requestBody?.content ?? { "": { schema: {}, example: "" } }).flatMap(
    ([type, content]) =>
      [true, false].map((optional) => ({ call, type, content, optional, id: call.operationId })),
  ),
);

describe("the example", () => {
  it.each(bodies)(
    "of $id ($type, optional fields: $optional) has the documented response",
    async (example) => {
      const { call, type, content } = example;
      const { app } = await service({ settings: { operatorToken } });
      // The example of what was shared is a report, and there is none here.
      const optional = example.optional && call.operationId !== "share";
      const payload = content.example ?? exampleOf(content.schema, optional);
      const response = await app.inject({
        method: call.method as "GET",
        url: addressOf(call),
        headers: {
          ...(type === "" ? {} : { "content-type": type }),
          authorization: `Bearer ${operatorToken}`,
        },
        ...(type === "" ? {} : { payload: typeof payload === "string" ? payload : JSON.stringify(payload) }),
      });
      const good = Object.keys(call.responses)
        .filter((status) => status.startsWith("2"))
        .map(Number);
      const expected = missing[call.operationId];
      expect(expected === undefined ? good : [expected], response.body).toContain(response.statusCode);
      expect(document.wrongAnswer(call, response)).toBeUndefined();
    },
  );
});

/** Returns every schema in a named one, with its path. */
function partsOf(
  place: readonly string[],
  schema: DescribedSchema,
): readonly (readonly [readonly string[], DescribedSchema])[] {
  const fields = Object.entries(schema.properties ?? {});
  return [
    [place, schema],
    ...fields.flatMap(([name, field]) => partsOf([...place, "properties", name], field)),
    ...(schema.items === undefined ? [] : partsOf([...place, "items"], schema.items)),
  ];
}

describe("the schema", () => {
  it.each(Object.entries(document.schemas))("%s has a valid example for each field", (name, schema) => {
    for (const [place, part] of partsOf(["components", "schemas", name], schema)) {
      for (const example of part.examples ?? [])
        expect(document.mistake(place, example), place.join(" ")).toBeUndefined();
      const speaks = part.enum !== undefined || part.const !== undefined || part.examples !== undefined;
      const isPlain = part.type !== undefined && !["object", "array", "boolean", "null"].includes(part.type);
      const isField = place.at(-2) === "properties";
      expect(isField && isPlain && !speaks ? place.join(" ") : undefined).toBeUndefined();
    }
  });
});

describe("a response that differs from its description", () => {
  const json = { "content-type": "application/json; charset=utf-8" };
  const call = document.calls.find(({ operationId }) => operationId === "listBrands");

  it.each([
    [
      "a field is missing",
      { statusCode: 200, headers: json, body: "{}" },
      /must have required property 'brands'/u,
    ],
    [
      "a field is surplus",
      { statusCode: 200, headers: json, body: '{"brands":[],"a":1}' },
      /additional properties/u,
    ],
    ["the status is another", { statusCode: 302, headers: json, body: "{}" }, /302 is not described/u],
    [
      "the type is another",
      { statusCode: 200, headers: { "content-type": "text/html" }, body: "" },
      /text\/html is not/u,
    ],
  ])("is detected: %s", (_what, answer, mistake) => {
    expect(call && document.wrongAnswer(call, answer)).toMatch(mistake);
  });
});
