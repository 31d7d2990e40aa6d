import { createHash } from "node:crypto";

const TAG = /<(\/?)script([^<>]*)>/gu;
// Data is not a script, and needs no permission.
const NOT_INLINE = /\bsrc=|\bapplication\/ld\+json"/u;

interface InlineScript {
  readonly attributes: string;
  readonly text: string;
}

function inlineScripts(html: string): readonly InlineScript[] {
  const scripts: InlineScript[] = [];
  let open: { readonly attributes: string; readonly end: number } | undefined;
  for (const { 0: tag, 1: slash, 2: attributes = "", index } of html.matchAll(TAG)) {
    if (slash === "") {
      // Within a script it is part of the script's text.
      open ??= { attributes, end: index + tag.length };
    } else if (open !== undefined) {
      scripts.push({ attributes: open.attributes, text: html.slice(open.end, index) });
      open = undefined;
    }
  }
  return scripts.filter((script) => !NOT_INLINE.test(script.attributes));
}

const hashesOf = (scripts: readonly InlineScript[]): readonly string[] => [
  ...new Set(scripts.map(({ text }) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)),
];

/** Returns the hashes of all inline scripts of a page, in the format of a content security policy. */
export const scriptHashes = (html: string): readonly string[] => hashesOf(inlineScripts(html));

/** A page that doesn't change, and the hashes of its scripts. */
export interface FixedPage {
  readonly html: string;
  readonly hashes: readonly string[];
}

/**
 * Returns a page that was rendered for one response in a form for all responses: without the nonce, and with the
 * hashes of the scripts that had it. Scripts without the nonce are not allowed by this.
 *
 * @returns `undefined` if the nonce occurs elsewhere in it too.
 *
 * @example
 * withoutNonce('<script nonce="abc">go()</script><script>bad()</script>', "abc");
 * //=> { html: "<script>go()</script><script>bad()</script>", hashes: ["'sha256-…'"] }, the hash of go() alone
 */
export function withoutNonce(page: string, nonce: string): FixedPage | undefined {
  const mark = ` nonce="${nonce}"`;
  const scripts = inlineScripts(page).filter(({ attributes }) => attributes.includes(mark));
  const html = page.replaceAll(mark, "");
  if (html.includes(nonce)) return undefined;
  return { html, hashes: hashesOf(scripts) };
}
