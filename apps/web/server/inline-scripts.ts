import { createHash } from "node:crypto";

// Data is no script, and needs no leave.
const INLINE_SCRIPT = /<script(?![^>]*(?:\bsrc=|\bapplication\/ld\+json"))([^>]*)>([\s\S]*?)<\/script>/gu;

const hashesOf = (scripts: readonly string[]): readonly string[] => [
  ...new Set(scripts.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`)),
];

/** The hashes of all inline scripts of a page, as a content security policy names them. */
export const scriptHashes = (html: string): readonly string[] =>
  hashesOf([...html.matchAll(INLINE_SCRIPT)].map(([, , script = ""]) => script));

/** A page that does not change, and the leave for its scripts. */
export interface FixedPage {
  readonly html: string;
  readonly hashes: readonly string[];
}

/**
 * A page that was made for one answer, as it can be sent with others: without the nonce of that answer, and with the
 * hashes of the scripts that had it. What had no leave then gets none by this.
 *
 * @returns `undefined` when the nonce stands in it elsewhere too.
 *
 * @example
 * withoutNonce('<script nonce="abc">go()</script><script>bad()</script>', "abc");
 * //=> { html: "<script>go()</script><script>bad()</script>", hashes: ["'sha256-…'"] }, the hash of go() alone
 */
export function withoutNonce(page: string, nonce: string): FixedPage | undefined {
  const mark = ` nonce="${nonce}"`;
  const scripts = [...page.matchAll(INLINE_SCRIPT)].filter(([, attributes = ""]) =>
    attributes.includes(mark),
  );
  const html = page.replaceAll(mark, "");
  if (html.includes(nonce)) return undefined;
  return { html, hashes: hashesOf(scripts.map(([, , script = ""]) => script)) };
}
