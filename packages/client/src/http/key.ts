/**
 * Returns a random UUID, the id of a check or of another write that must be stored only once.
 * Browsers only have `crypto.randomUUID` on https.
 *
 * @example
 * newKey(); //=> "5b1f0c64-a2d9-4f0f-8d3f-6d0c0d8a1b7e"
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  // The digits for version 4 and its variant.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/u, "$1-$2-4$3-8$4-$5");
}
