import { describedKeyword } from "../schema/described.ts";

type Json = Readonly<Record<string, unknown>>;

interface Description {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
}

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** Returns a copy of a value in which a function has replaced every object, the innermost first. */
const replaceObjects = <Value>(value: Value, replace: (object: Json) => unknown): Value =>
  JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    isObject(part) && !Array.isArray(part) ? replace(part) : part,
  ) as Value;

/** Replaces a schema with what the description says about it. */
function asDescribed(schema: Json): Json {
  const { [describedKeyword]: described, ...rest } = schema;
  if (!isObject(described)) return schema;
  return "oneOf" in described
    ? { description: rest["description"], ...described }
    : { ...rest, ...described };
}

/** Allows the fields and texts that later versions may add. */
function opened(schema: Json): Json {
  const { additionalProperties, enum: values, ...rest } = schema;
  if (additionalProperties === false) return rest;
  if (!Array.isArray(values) || !values.every((value) => typeof value === "string")) return schema;
  return {
    ...rest,
    description: `${String(rest["description"])} More can be added.`,
    "x-extensible-enum": values,
  };
}

/** Returns the names of the schemas that a part of the description refers to, including indirect references. */
function referred(part: unknown, schemas: Json, found = new Set<string>()): ReadonlySet<string> {
  for (const [, name = ""] of (JSON.stringify(part) ?? "").matchAll(/"#\/components\/schemas\/(\w+)"/gu)) {
    if (found.has(name)) continue;
    found.add(name);
    referred(schemas[name], schemas, found);
  }
  return found;
}

/**
 * Returns the description with the schemas of answers open, because a later version may answer with more fields and
 * codes. Requests stay closed: an unknown field in one is an error.
 */
export function openAnswers<Whole extends Description>(whole: Whole): Whole {
  const description = replaceObjects(whole, asDescribed);
  const { paths = {}, components = {} } = description;
  const { schemas = {} } = components;
  const requests = referred(
    Object.values(paths).flatMap((calls) =>
      Object.values(calls).map((call) => ("requestBody" in call ? call.requestBody : undefined)),
    ),
    schemas,
  );
  return {
    ...description,
    components: {
      ...components,
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [
          name,
          requests.has(name) ? schema : replaceObjects(schema, opened),
        ]),
      ),
    },
  };
}
