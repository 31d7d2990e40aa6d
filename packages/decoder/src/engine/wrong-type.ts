/** Returns a value as shown in a message: `undefined`, `504`, `"rheem"`, `[object Date]`. */
const named = (value: unknown): string =>
  Object(value) === value
    ? Object.prototype.toString.call(value)
    : typeof value === "string"
      ? JSON.stringify(value)
      : String(value);

/**
 * Returns the error for an argument of the wrong type, for calls that no compiler has checked.
 *
 * @example
 * wrongType("decode", "brand", 'a Brand from "brands"', undefined).message;
 * //=> 'decode(): "brand" must be a Brand from "brands", got undefined'
 */
export const wrongType = (call: string, argument: string, expected: string, value: unknown): TypeError =>
  new TypeError(`${call}(): "${argument}" must be ${expected}, got ${named(value)}`);

/** Throws unless an argument is a string. */
export function requireString(call: string, argument: string, value: unknown): void {
  if (typeof value !== "string") throw wrongType(call, argument, "a string", value);
}
