/**
 * Returns a random key for a write that is to be done once. `crypto.randomUUID` will not do: browsers have it on https
 * alone.
 *
 * @example
 * newKey(); //=> "5b1f0c64a2d94f0f8d3f6d0c0d8a1b7e"
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
