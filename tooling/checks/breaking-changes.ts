/** A JSON Schema, as far as the API's description uses it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

/** A call of the API. */
export interface Operation {
  readonly operationId?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

/** The description of an API in OpenAPI 3.1. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

type Way = "request" | "response";

interface Sides {
  readonly old: Schema;
  readonly now: Schema;
}

const limits = [
  ["minimum", 1],
  ["minLength", 1],
  ["minItems", 1],
  ["maximum", -1],
  ["maxLength", -1],
  ["maxItems", -1],
] as const;

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === "string" ? [value] : value.toSorted();

/** What may be said: undefined where that is everything. */
const valuesOf = ({ enum: values, const: only }: Schema): readonly unknown[] | undefined =>
  values ?? (only === undefined ? undefined : [only]);

/**
 * Says what in a description would break a caller who relies on an older one: calls, fields and values that are gone,
 * and requests that were good and are refused. What is new is no break, and values that an answer newly has are none:
 * a caller must expect them.
 *
 * @returns a line for each, with the place; empty when nothing breaks.
 *
 * @example
 * breakingChanges(released, today); //=> ["POST /api/check: request.brand: may be no longer than 20, was 60"]
 */
export function breakingChanges(old: Description, now: Description): readonly string[] {
  const found: string[] = [];

  const resolve = ({ components }: Description, schema: Schema): Schema => {
    const name = schema.$ref?.split("/").at(-1);
    return name === undefined ? schema : (components?.schemas?.[name] ?? {});
  };

  function compare(way: Way, place: string, sides: Sides, seen: readonly Schema[] = []): void {
    const before = resolve(old, sides.old);
    const after = resolve(now, sides.now);
    if (seen.includes(before)) return;
    const say = (what: string) => found.push(`${place}: ${what}`);
    const [was, is] = [listOf(before.type).join(" or "), listOf(after.type).join(" or ")];
    if (was !== is && !(way === "request" && is === ""))
      say(`is ${is || "anything"}, was ${was || "anything"}`);
    if (way === "request") compareLimits(say, { old: before, now: after });
    compareFields(way, place, { old: before, now: after }, [...seen, before]);
    if (before.items !== undefined && after.items !== undefined) {
      compare(way, `${place}[]`, { old: before.items, now: after.items }, [...seen, before]);
    }
  }

  function compareLimits(say: (what: string) => void, { old: before, now: after }: Sides): void {
    const allowed = valuesOf(after);
    if (allowed !== undefined) {
      const gone = valuesOf(before)?.filter((value) => !allowed.includes(value));
      if (gone === undefined) say(`may only be ${allowed.join(", ")}`);
      else if (gone.length > 0) say(`may no longer be ${gone.join(", ")}`);
    }
    for (const [name, sign] of limits) {
      const [was, is] = [before[name], after[name]];
      if (is !== undefined && (was === undefined || (is - was) * sign > 0)) {
        say(`${name} is ${is}, was ${was ?? "none"}`);
      }
    }
    for (const name of ["pattern", "format"] as const) {
      if (after[name] !== undefined && after[name] !== before[name]) say(`has another ${name}`);
    }
  }

  function compareFields(
    way: Way,
    place: string,
    { old: before, now: after }: Sides,
    seen: readonly Schema[],
  ) {
    const fields = after.properties ?? {};
    for (const [name, schema] of Object.entries(before.properties ?? {})) {
      const field = fields[name];
      const at = `${place}.${name}`;
      if (field !== undefined) compare(way, at, { old: schema, now: field }, seen);
      else if (way === "response" || after.additionalProperties === false) found.push(`${at}: is gone`);
    }
    const [needed, had] = way === "request" ? [after, before] : [before, after];
    for (const name of needed.required ?? []) {
      if (had.required?.includes(name) === true || (way === "response" && fields[name] === undefined))
        continue;
      found.push(`${place}.${name}: is ${way === "request" ? "newly required" : "no longer always there"}`);
    }
  }

  function compareContent(way: Way, place: string, before: Content = {}, after: Content = {}): void {
    for (const [type, { schema = {} }] of Object.entries(before)) {
      const content = after[type];
      if (content === undefined) found.push(`${place}: is no longer ${type}`);
      else compare(way, place, { old: schema, now: content.schema ?? {} });
    }
  }

  function compareParameters(place: string, before: readonly Parameter[], after: readonly Parameter[]): void {
    const same = (one: Parameter) => (other: Parameter) => one.name === other.name && one.in === other.in;
    for (const parameter of after) {
      const known = before.find(same(parameter));
      const at = `${place}: ${parameter.in}.${parameter.name}`;
      if (parameter.required === true && known?.required !== true) found.push(`${at}: is newly required`);
      if (known !== undefined) {
        compare("request", at, { old: known.schema ?? {}, now: parameter.schema ?? {} });
      }
    }
    for (const parameter of before.filter((known) => !after.some(same(known)))) {
      found.push(`${place}: ${parameter.in}.${parameter.name}: is gone`);
    }
  }

  for (const [path, operations] of Object.entries(old.paths)) {
    for (const [method, before] of Object.entries(operations)) {
      const place = `${method.toUpperCase()} ${path}`;
      const after = now.paths[path]?.[method];
      if (after === undefined) {
        found.push(`${place}: is gone`);
        continue;
      }
      if (before.operationId !== after.operationId) found.push(`${place}: has another operationId`);
      if ((after.security ?? []).length > 0 && (before.security ?? []).length === 0) {
        found.push(`${place}: newly asks who calls`);
      }
      compareParameters(place, before.parameters ?? [], after.parameters ?? []);
      if (after.requestBody?.required === true && before.requestBody?.required !== true) {
        found.push(`${place}: request: is newly required`);
      }
      compareContent("request", `${place}: request`, before.requestBody?.content, after.requestBody?.content);
      for (const [status, { content }] of Object.entries(before.responses)) {
        const answer = after.responses[status];
        if (answer === undefined) found.push(`${place}: ${status}: is gone`);
        else compareContent("response", `${place}: ${status}`, content, answer.content);
      }
    }
  }
  return found;
}
