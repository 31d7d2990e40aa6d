/**
 * A name for something that is to be done once. Made here, as browsers have `crypto.randomUUID` on https alone.
 *
 * @example
 * newKey(); //=> "5b1f0c64a2d94f0f8d3f6d0c0d8a1b7e"
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
