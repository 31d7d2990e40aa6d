/** A JSON Schema, with the keywords that locate values. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly maxItems?: number;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns the text in a field of any value, or `undefined` if there is none.
 *
 * @example
 * textIn({ brand: "rheem" }, "brand"); //=> "rheem"
 * textIn([], "brand"); //=> undefined
 */
export function textIn(value: unknown, name: string): string | undefined {
  const found = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return typeof found === "string" ? found : undefined;
}

/**
 * Removes every optional field that is `null` from a value, in place, because many languages write missing fields
 * like this. Fields that the schema doesn't name are not changed.
 *
 * @param named The schemas that can be referred to.
 *
 * @example
 * const body = { brand: "rheem", modelNumber: null };
 * dropNulls(body, { properties: { brand: {}, modelNumber: {} }, required: ["brand"] }, {});
 * body; //=> { brand: "rheem" }
 */
export function dropNulls(
  value: unknown,
  schema: JsonSchema,
  named: Readonly<Record<string, JsonSchema>>,
): void {
  const {
    properties,
    required,
    items,
    maxItems = Infinity,
  } = named[schema.$ref?.replace(/#$/u, "") ?? ""] ?? schema;
  if (Array.isArray(value)) {
    // A list that is too long is refused whatever it contains.
    if (items !== undefined && value.length <= maxItems)
      for (const item of value) dropNulls(item, items, named);
    return;
  }
  if (!isObject(value) || properties === undefined) return;
  for (const [name, property] of Object.entries(properties)) {
    if (!Object.hasOwn(value, name)) continue;
    if (value[name] === null && required?.includes(name) !== true) Reflect.deleteProperty(value, name);
    else dropNulls(value[name], property, named);
  }
}

/**
 * Returns whether a JSON value contains more than a number of values.
 *
 * @example
 * isLarge({ checks: [1, 2] }, 3); //=> false
 * isLarge({ checks: [1, 2] }, 2); //=> true
 */
export function isLarge(value: unknown, most: number): boolean {
  const open = [value];
  let seen = 0;
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== "object" || next === null) continue;
    if (Array.isArray(next) && next.length > most) return true;
    for (const name in next) {
      if (Object.hasOwn(next, name)) open.push(Reflect.get(next, name));
      seen += 1;
      if (seen > most) return true;
    }
  }
  return false;
}
