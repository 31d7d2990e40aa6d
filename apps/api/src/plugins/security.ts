import type { FastifyInstance } from "fastify";

/**
 * Sets the security headers for responses that are data and never a page: those that helmet recommends.
 *
 * @param hstsSubdomains Whether browsers only use https for subdomains too.
 */
export function security(app: FastifyInstance, hstsSubdomains: boolean): void {
  const headers = {
    "content-security-policy": "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "referrer-policy": "no-referrer",
    "strict-transport-security": `max-age=31536000${hstsSubdomains ? "; includeSubDomains" : ""}`,
    "x-content-type-options": "nosniff",
    "x-dns-prefetch-control": "off",
    "x-download-options": "noopen",
    "x-frame-options": "SAMEORIGIN",
    "x-permitted-cross-domain-policies": "none",
    "x-xss-protection": "0",
    // Overridden by routes with a response that all visitors share.
    "cache-control": "no-store",
  };
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
