/**
 * The content security policy of a page.
 *
 * @param scripts What may run inline: `'nonce-…'` or `'sha256-…'`.
 *
 * @example
 * contentSecurityPolicy(["'nonce-abc'"]);
 * //=> "default-src 'self'; script-src 'self' 'nonce-abc'; …"
 */
export function contentSecurityPolicy(scripts: readonly string[]): string {
  const policy = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}
