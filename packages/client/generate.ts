// Writes src/generated: the types and limits of the API, from its description.
import { readFile, writeFile } from "node:fs/promises";
import openapiTypescript, { astToString } from "openapi-typescript";

const target = new URL("src/generated/", import.meta.url);
const notice = "// Written by `pnpm generate`. Do not edit.\n";
const description = new URL("../../apps/api/openapi.json", import.meta.url);

/** The type of any other text, so that a list of known texts stays open. */
const anyOther = "(string & {})";

/** Lists the known texts of an answer, and allows any other, because a later version may add some. */
const withKnownTexts = (schemas: object): object =>
  JSON.parse(JSON.stringify(schemas), (_key, value: Readonly<Record<string, unknown>> | null) => {
    const texts = value?.["x-extensible-enum"];
    return Array.isArray(texts) ? { ...value, enum: [...(texts as readonly string[]), anyOther] } : value;
  }) as object;

interface Description {
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

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

const types = await openapiTypescript(
  JSON.stringify({ ...api, components: { ...api.components, schemas: withKnownTexts(schemas) } }),
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
export const maxChecks = ${limitIn("BatchRequest", "checks", "maxItems")};

/** How many characters a field of a check may have. */
export const maxFieldLength = ${limitIn("CheckRequest", "serialNumber", "maxLength")};
`,
);
