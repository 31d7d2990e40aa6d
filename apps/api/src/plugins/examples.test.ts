import { describe, expect, it } from "vitest";
import { type DescribedCall, type DescribedSchema, readDocument } from "../../test/document.ts";
import { nowhere, type Service, service } from "../../test/service.ts";
import { limitNames, type Settings } from "../config/env.ts";

const operatorToken = "of-the-operator-of-this-test";
const document = await readDocument();
const { resolve } = document;

/** Calls whose examples refer to data that a new service doesn't have, with their status. */
const missing: Readonly<Record<string, number>> = {
  getReport: 404,
  deleteReport: 404,
  withdrawReport: 404,
};

/** Returns a value built from the examples of a schema. */
function findExample(reference: DescribedSchema, optional: boolean): unknown {
  const schema = resolve(reference);
  if (schema.examples !== undefined) return schema.examples[0];
  if (schema.oneOf?.[0] !== undefined) return findExample(schema.oneOf[0], optional);
  if (schema.type === "array") return [findExample(schema.items ?? {}, optional)];
  const { properties = {}, required = [] } = schema;
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => optional || required.includes(name))
      .map(([name, property]) => [name, findExample(property, optional)]),
  );
}

function buildAddress({ path, parameters = [] }: DescribedCall): string {
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: where, example } of parameters) {
    if (where === "path") address = address.replace(`{${name}}`, encodeURIComponent(String(example)));
    if (where === "query" && example !== undefined) query.set(name, String(example));
  }
  return query.size === 0 ? address : `${address}?${query.toString()}`;
}

interface Example {
  readonly call: DescribedCall;
  readonly type: string;
  readonly content: { readonly schema: DescribedSchema; readonly example?: unknown };
  readonly optional: boolean;
  readonly id: string;
}

const bodies = document.calls.flatMap((call) =>
  Object.entries(call.requestBody?.content ?? { "": { schema: {}, example: "" } }).flatMap(
    ([type, content]) =>
      [true, false].map((optional): Example => ({ call, type, content, optional, id: call.operationId })),
  ),
);

function send({ app }: Service, { call, type, content, optional }: Example, remoteAddress = "192.0.2.1") {
  // The example of what was shared is a report, and there is none here.
  const payload = content.example ?? findExample(content.schema, optional && call.operationId !== "share");
  return app.inject({
    method: call.method as "GET",
    url: buildAddress(call),
    remoteAddress,
    headers: {
      ...(type === "" ? {} : { "content-type": type }),
      authorization: `Bearer ${operatorToken}`,
    },
    ...(type === "" ? {} : { payload: typeof payload === "string" ? payload : JSON.stringify(payload) }),
  });
}

describe("the example", () => {
  it.each(bodies)(
    "of $id ($type, optional fields: $optional) has the documented response",
    async (example) => {
      const { call } = example;
      const response = await send(await service({ settings: { operatorToken } }), example);
      const good = Object.keys(call.responses)
        .filter((status) => status.startsWith("2"))
        .map(Number);
      const expected = missing[call.operationId];
      expect(expected === undefined ? good : [expected], response.body).toContain(response.statusCode);
      expect(document.wrongAnswer(call, response)).toBeUndefined();
    },
  );
});

const calls = bodies.filter(({ optional }) => !optional);

/** Calls that answer without the database. */
const independent = ["listBrands", "check", "checkBatch", "advise", "getModel"];

describe("every call", () => {
  it("is refused to a visitor who sends too many", async () => {
    const one = { max: 1, window: 60_000 };
    const limits = Object.fromEntries(limitNames.map((name) => [name, one])) as Settings["limits"];
    const running = await service({ url: nowhere, settings: { limits, operatorToken } });
    for (const [index, example] of calls.filter(({ id }) => id !== "listBrands").entries()) {
      const visitor = `192.0.2.${index}`;
      expect((await send(running, example, visitor)).statusCode, example.id).not.toBe(429);
      const refused = await send(running, example, visitor);
      expect(refused.json(), example.id).toMatchObject({ statusCode: 429, code: "too-many-requests" });
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
      expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
    }
  });

  it.each(calls)("$id ($type) says so if it fails while the database is down", async (example) => {
    const running = await service({ url: nowhere, settings: { operatorToken } });
    const response = await send(running, example);
    if (independent.includes(example.id)) expect(response.statusCode).toBe(200);
    else expect(response.json()).toMatchObject({ statusCode: 503, code: "database-unavailable" });
  });

  it.each(calls)("$id ($type) has no other method", async ({ call }) => {
    const { app } = await service({ url: nowhere, settings: { operatorToken } });
    const response = await app.inject({ method: "PATCH", url: buildAddress(call) });
    expect(response.json()).toMatchObject({ statusCode: 405, code: "method-not-allowed" });
  });
});

/** Returns every schema in a named one, with its path. */
function listParts(
  place: readonly string[],
  schema: DescribedSchema,
): readonly (readonly [readonly string[], DescribedSchema])[] {
  const fields = Object.entries(schema.properties ?? {});
  return [
    [place, schema],
    ...fields.flatMap(([name, field]) => listParts([...place, "properties", name], field)),
    ...(schema.items === undefined ? [] : listParts([...place, "items"], schema.items)),
  ];
}

describe("the schema", () => {
  it.each(Object.entries(document.schemas))("%s has a valid example for each field", (name, schema) => {
    for (const [place, part] of listParts(["components", "schemas", name], schema)) {
      for (const example of part.examples ?? [])
        expect(document.mistake(place, example), place.join(" ")).toBeUndefined();
      const speaks = part.enum !== undefined || part.const !== undefined || part.examples !== undefined;
      const isPlain = part.type !== undefined && !["object", "array", "boolean", "null"].includes(part.type);
      const isField = place.at(-2) === "properties";
      expect(isField && isPlain && !speaks ? place.join(" ") : undefined).toBeUndefined();
    }
  });
});
