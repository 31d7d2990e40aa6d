import { createHash } from "node:crypto";

const TAG = /<(\/?)script([^<>]*)>/gu;
// Data is not a script, and needs no permission.
const NOT_INLINE = /\bsrc=|\bapplication\/ld\+json"/u;

/**
 * Returns the hashes of all inline scripts of a page, in the format of a content security policy. Only for pages that
 * hold nothing of the request, because they are all allowed then.
 *
 * @example
 * scriptHashes("<script>go()</script>"); //=> ["'sha256-…'"]
 */
export function scriptHashes(html: string): readonly string[] {
  const hashes = new Set<string>();
  let open: { readonly attributes: string; readonly end: number } | undefined;
  for (const { 0: tag, 1: slash, 2: attributes = "", index } of html.matchAll(TAG)) {
    if (slash === "") {
      // Within a script it is part of the script's text.
      open ??= { attributes, end: index + tag.length };
    } else if (open !== undefined) {
      const text = html.slice(open.end, index);
      if (!NOT_INLINE.test(open.attributes)) {
        hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
      }
      open = undefined;
    }
  }
  return [...hashes];
}
