/** Number of bytes inspected to recognize UTF-16. */
const sample = 1024;

/**
 * Returns the UTF-16 encoding of a text, from its byte order mark or from the zero bytes in most of its characters.
 * Returns nothing for any other text, which is treated as UTF-8.
 *
 * @example
 * recognizeUtf16(Buffer.from("brand", "utf16le")); //=> "utf-16le"
 */
export function recognizeUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const pairs = Math.floor(Math.min(bytes.length, sample) / 2);
  let even = 0;
  let odd = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    if (bytes[2 * pair] === 0) even += 1;
    if (bytes[2 * pair + 1] === 0) odd += 1;
  }
  if (pairs < 2 || Math.max(even, odd) < pairs / 2) return undefined;
  if (even === 0) return "utf-16le";
  return odd === 0 ? "utf-16be" : undefined;
}

/** Returns whether an encoding with this name exists, such as `"windows-1252"`. */
export function isEncoding(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== "";
  } catch {
    return false;
  }
}
