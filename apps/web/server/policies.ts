import fastifyHelmet from "@fastify/helmet";
import fastifyPlugin from "fastify-plugin";
import type { Environment } from "./env.ts";
import type { Site } from "./site.ts";

type Sources = Readonly<Record<string, readonly string[]>>;

// Its box has its own style attributes. It adds no other inline code to the page.
const recaptcha: Sources = {
  "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  "frame-src": ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  "connect-src": ["https://www.google.com/recaptcha/"],
  "style-src-attr": ["'unsafe-inline'"],
};

const ga4: Sources = {
  "script-src": ["https://www.googletagmanager.com/gtag/js"],
  "connect-src": [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://www.googletagmanager.com",
  ],
  "img-src": ["https://*.google-analytics.com", "https://www.googletagmanager.com"],
};

const plausible: Sources = { "connect-src": ["https://plausible.io/api/event"] };

/** Names of the services that a page may need. An empty one is not used. */
type Services = Pick<Site, "recaptchaSiteKey" | "ga4Id" | "plausibleDomain">;

/**
 * Returns the content security policy of a page.
 *
 * @param scripts Allowed inline scripts: `'nonce-…'` or `'sha256-…'`.
 * @param site The external services that the operator has configured. Their sources are only allowed then.
 *
 * @example
 * contentSecurityPolicy(["'nonce-abc'"], { recaptchaSiteKey: "", ga4Id: "", plausibleDomain: "" });
 * //=> "default-src 'self'; script-src 'self' 'nonce-abc'; …"
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  { recaptchaSiteKey, ga4Id, plausibleDomain }: Services,
): string {
  const own: Sources = {
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
  const services = [
    ...(recaptchaSiteKey === "" ? [] : [recaptcha]),
    ...(ga4Id === "" ? [] : [ga4]),
    ...(plausibleDomain === "" ? [] : [plausible]),
  ];
  const policy = new Map(Object.entries(own));
  for (const [directive, sources] of services.flatMap((service) => Object.entries(service))) {
    policy.set(directive, [...(policy.get(directive) ?? []), ...sources]);
  }
  return [...policy].map(([directive, sources]) => `${directive} ${sources.join(" ")}`).join("; ");
}

/** Returns the policy of a response that is no page: it loads only these sources, and no page can frame it. */
const withoutPage = (sources: string): string =>
  `default-src 'none'; ${sources}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * The content security policy of the worker that reads photos: it runs programs of this site, and can only access its
 * files.
 */
export const scannerPolicy = withoutPage("script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'");

/** The content security policy of the service worker: it can only access this site. */
export const serviceWorkerPolicy = withoutPage("connect-src 'self'");

// The icon has its own styles.
const filePolicy = withoutPage("style-src 'unsafe-inline'");

/** Sets the headers that restrict what browsers may do with every response. Pages add their content security policy. */
export const policies = fastifyPlugin<Pick<Environment, "hstsSubdomains">>(
  async (app, { hstsSubdomains }) => {
    await app.register(fastifyHelmet, {
      // Each page has its own, with the nonce or the hashes of its scripts.
      contentSecurityPolicy: false,
      crossOriginEmbedderPolicy: false,
      referrerPolicy: { policy: "strict-origin" },
      strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: hstsSubdomains },
      frameguard: { action: "deny" },
    });
    app.addHook("onSend", async (_request, reply) => {
      reply.header("permissions-policy", "camera=(self), microphone=(), geolocation=(), browsing-topics=()");
      if (!reply.hasHeader("content-security-policy")) reply.header("content-security-policy", filePolicy);
      const type = String(reply.getHeader("content-type"));
      if (/[+/]xml$/u.test(type)) reply.type(`${type}; charset=utf-8`);
    });
  },
);
