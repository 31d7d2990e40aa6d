/** Names a value as a message does: `undefined`, `504`, `"rheem"`, `[object Date]`. */
const named = (value: unknown): string =>
  Object(value) === value
    ? Object.prototype.toString.call(value)
    : typeof value === "string"
      ? JSON.stringify(value)
      : String(value);

/**
 * Returns the error of a call with an argument of another type, for programs that no compiler has checked.
 *
 * @example
 * wrongType("decode", "brand", 'a Brand from "brands"', undefined).message;
 * //=> 'decode(): "brand" must be a Brand from "brands", got undefined'
 */
export const wrongType = (call: string, argument: string, wanted: string, value: unknown): TypeError =>
  new TypeError(`${call}(): "${argument}" must be ${wanted}, got ${named(value)}`);

/** Refuses an argument that is not a string. */
export function requireString(call: string, argument: string, value: unknown): void {
  if (typeof value !== "string") throw wrongType(call, argument, "a string", value);
}
