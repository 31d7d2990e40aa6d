/**
 * Returns the text in a field of any value, or `undefined` if there is none.
 *
 * @example
 * textIn({ brand: "rheem" }, "brand"); //=> "rheem"
 * textIn([], "brand"); //=> undefined
 */
export function textIn(value: unknown, name: string): string | undefined {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  const field: unknown = Reflect.get(value, name);
  return typeof field === "string" ? field : undefined;
}

/**
 * Removes every field that is `null` from a JSON value, in place, because many languages write missing fields like
 * this.
 *
 * @param depth Maximum depth of a field: that of the checks in a batch.
 *
 * @example
 * const body = { brand: "rheem", modelNumber: null };
 * dropNulls(body);
 * body; //=> { brand: "rheem" }
 */
export function dropNulls(value: unknown, depth = 3): void {
  if (typeof value !== "object" || value === null || depth === 0) return;
  for (const [name, part] of Object.entries(value) as [string, unknown][]) {
    if (part === null && !Array.isArray(value)) Reflect.deleteProperty(value, name);
    else dropNulls(part, depth - 1);
  }
}
