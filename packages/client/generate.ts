// Writes src/generated: the types and limits of the API, from its description.
import { readFile, writeFile } from "node:fs/promises";
import openapiTypescript, { astToString } from "openapi-typescript";

const target = new URL("src/generated/", import.meta.url);
const notice = "// Written by `pnpm generate`. Do not edit.\n";
const description = new URL("../../apps/api/openapi.json", import.meta.url);

/** The type of any other text, so that a list of known texts stays open. */
const anyOther = "(string & {})";

/** Returns the names of the schemas that a part of the description refers to, including indirect references. */
function referred(part: unknown, schemas: Readonly<Record<string, unknown>>, found = new Set<string>()) {
  for (const [, name = ""] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/gu)) {
    if (found.has(name)) continue;
    found.add(name);
    referred(schemas[name], schemas, found);
  }
  return found;
}

/** Allows any other text in every list of texts. */
const opened = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema), (_key, value: unknown) => {
    if (typeof value !== "object" || value === null || !("enum" in value)) return value;
    const texts: unknown = value.enum;
    const isOpen = Array.isArray(texts) && texts.every((text) => typeof text === "string");
    return isOpen ? { ...value, enum: [...(texts as readonly string[]), anyOther] } : value;
  });

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly requestBody?: unknown }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

// Requests are exactly as described. Responses of a later version can have more fields and values.
const api = JSON.parse(await readFile(description, "utf8")) as Description;
const { schemas } = api.components;
/** Returns a limit of a field from the description. */
function limitIn(schema: string, field: string, keyword: "maxItems" | "maxLength"): number {
  const { properties } = schemas[schema] as {
    readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
  const limit = properties[field]?.[keyword];
  if (typeof limit !== "number") throw new TypeError(`${schema}.${field} has no ${keyword}`);
  return limit;
}

const bodies = Object.values(api.paths).flatMap((calls) =>
  Object.values(calls).map(({ requestBody = null }) => requestBody),
);
const taken = referred(bodies, schemas);
const answered = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [name, taken.has(name) ? schema : opened(schema)]),
);
const types = await openapiTypescript(
  JSON.stringify({ ...api, components: { ...api.components, schemas: answered } }),
  { immutable: true, additionalProperties: false },
);
const declarations = astToString(types).replaceAll(JSON.stringify(anyOther), anyOther);
await writeFile(
  new URL("api.ts", target),
  `${notice}${declarations}
export type Schemas = components["schemas"];
`,
);
await writeFile(
  new URL("limits.ts", target),
  `${notice}/** How many checks the API takes in one request. */
export const mostChecks = ${limitIn("BatchRequest", "checks", "maxItems")};

/** How many characters a field of a check may have. */
export const longestField = ${limitIn("CheckRequest", "serialNumber", "maxLength")};
`,
);
