import { normalizeIP } from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import { randomBytes } from "node:crypto";
import { isLanguage, type Language, languages } from "@heater-age/messages";
import { formatText } from "@heater-age/messages/server";
import { publicOrigin, visitorAddress, VisitorCounts } from "@heater-age/requests";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { Refusal } from "../app/context/server-contexts.ts";
import type { Environment } from "./env.ts";
import type { Site } from "./site.ts";
import type { Build } from "./build.ts";
import { createDayPages } from "./day-pages.ts";
import { isForeignForm } from "./foreign-form.ts";
import { hasControls } from "./paths.ts";
import { languageAt, refusalText, refuse } from "./refuse.ts";
import { scriptHashes } from "./script-hashes.ts";
import { contentSecurityPolicy } from "./policies.ts";
import { forwardedFor } from "./proxy.ts";
import { sendShared, type SharedResponse, shareResponse } from "./shared-response.ts";

const DAY = "public, max-age=86400";
const REVALIDATED = "public, max-age=0, must-revalidate";
const PERSONAL = "private, no-store";
/** Origin for a page's code if the public one is unknown. */
const NOWHERE = "http://host.invalid";
const MAX_LOGGED = 100;
/** Maximum bytes of a form: the longest message, with each character encoded as twelve. */
const MAX_FORM = 96 * 1024;
const MINUTE = 60_000;
/**
 * Mean delay of the event loop above which no more pages are rendered, and the time over which it is measured: one page
 * that takes long, such as the first after the start, must not refuse the next visitor. In milliseconds.
 */
const pressure = { maxEventLoopDelay: 1000, sampleInterval: 3000 } as const;
/** Seconds until a retry. */
const WAIT = 10;

interface PageOptions {
  readonly build: Build;
  readonly site: Site;
  readonly environment: Environment;
}

/** Sends shared pages from memory, and renders the others. Only these are limited, as shared pages are rendered once a day. */
export const pages: FastifyPluginAsync<PageOptions> = async (app, { build, site, environment }) => {
  const { apiUrl, pagesPerMinute, prerender } = environment;
  const handle = createRequestHandler(build.server, "production");
  const paths = build.pagePaths();
  const shared = new Set(paths);
  const dayPages = createDayPages(renderShared);
  const refusalPages = new Map<string, Promise<string | undefined>>();
  const counts = new VisitorCounts(MINUTE);
  await app.register(underPressure, {
    ...pressure,
    // Pages from memory and submitted forms are answered nevertheless.
    pressureHandler: () => undefined,
  });

  if (prerender) app.addHook("onListen", () => void dayPages.fill(paths));

  app.get("/readyz", { logLevel: "silent" }, async (_request, reply) => {
    const homes = await Promise.all(paths.slice(0, languages.length).map(dayPages.get));
    const isReady = !homes.includes(undefined);
    reply.code(isReady ? 200 : 503).header("cache-control", "no-store");
    return { status: isReady ? "ok" : "the home page can't be rendered" };
  });

  app.get<{ Params: { readonly language: string } }>("/offline/:language", (request, reply) => {
    const { language } = request.params;
    return isLanguage(language) ? sendRefusal(request, reply, language, 504) : reply.callNotFound();
  });

  // Only forms are accepted. The page's own code parses them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: MAX_FORM },
    (_request, form, done) => done(null, form),
  );

  app.all("*", async (request, reply) => {
    const url = buildAddress(request, site.url);
    if (url === undefined || hasControls(url.pathname)) return refuse(request, reply, 400);
    // It would echo the request, and no page sends such requests.
    if (request.method === "TRACE") return refuse(request, reply.header("allow", "GET, HEAD, POST"), 405);
    const reads = request.method === "GET" || request.method === "HEAD";
    const canonicalPath = build.canonicalPath(url.pathname);
    if (reads && canonicalPath !== url.pathname) {
      return reply.header("cache-control", DAY).redirect(canonicalPath + url.search, 308);
    }
    if (!reads && isForeignForm(request, url.origin)) {
      warnOfForeignForm(request, url);
      return refuse(request, reply, 400);
    }
    url.search = build.allowedQuery(url.pathname, url.searchParams);
    if (reads && url.search === "" && shared.has(url.pathname)) {
      const page = await dayPages.get(url.pathname);
      if (page !== undefined) return sendShared(request, reply, page);
    }
    const { total, left } = counts.add(normalizeIP(visitorAddress(request)), 1);
    if (total > pagesPerMinute) {
      reply.header("retry-after", Math.ceil(left / 1000));
      return refusePage(request, reply, url, 429);
    }
    if (reads && app.isUnderPressure()) {
      reply.header("retry-after", WAIT);
      return refusePage(request, reply, url, 503);
    }
    return sendRendered(request, reply, url);
  });

  let hasWarned = false;
  /** Logs a form of another site, only once, because anyone can send as many as they like. */
  function warnOfForeignForm({ log, headers, host }: FastifyRequest, { origin }: URL): void {
    if (hasWarned) return;
    hasWarned = true;
    log.warn(
      { from: headers.origin?.slice(0, MAX_LOGGED), host: host.slice(0, MAX_LOGGED), origin },
      "a form of another site was refused; if it was one of this site, set SITE_URL and let the proxy pass X-Forwarded-Host and X-Forwarded-Proto",
    );
  }

  /** Renders a page, or its refusal, without a nonce, because every visitor would see it. */
  async function renderOnce(path: string, refusal?: Refusal): Promise<string | undefined> {
    const context = new RouterContextProvider();
    context.set(build.serverContext, { refusal, report: reporter(app) });
    const response = await handle(new Request(new URL(path, NOWHERE)), context);
    return response.status === (refusal?.status ?? 200) ? response.text() : undefined;
  }

  async function renderShared(path: string): Promise<SharedResponse | undefined> {
    const page = await renderOnce(path);
    if (page === undefined) return undefined;
    // React Router indents its own script with tabs.
    const html = build.preloads(page).replaceAll(/\n\t+/gu, "\n");
    return shareResponse(html, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": REVALIDATED,
      "content-security-policy": contentSecurityPolicy(scriptHashes(html), site),
    });
  }

  async function sendRendered(request: FastifyRequest, reply: FastifyReply, url: URL) {
    const context = new RouterContextProvider();
    const nonce = randomBytes(16).toString("base64");
    const api = { url: apiUrl, headers: forwardedFor(request) };
    context.set(build.serverContext, { api, nonce, report: reporter(request) });
    const response = await handle(webRequest(request, reply, url), context);
    response.headers.set("cache-control", PERSONAL);
    if (response.headers.get("content-type")?.startsWith("text/html") !== true) return reply.send(response);
    const html = build.preloads(await response.text());
    for (const [name, value] of response.headers) reply.header(name, value);
    return reply
      .code(response.status)
      .header("content-security-policy", contentSecurityPolicy([`'nonce-${nonce}'`], site))
      .header("vary", "accept-encoding")
      .send(html);
  }

  /** Responds with a page that explains the refusal, or with one sentence to a page that only requests data. */
  function refusePage(request: FastifyRequest, reply: FastifyReply, { pathname }: URL, status: 429 | 503) {
    return pathname.endsWith(".data")
      ? refuse(request, reply, status)
      : sendRefusal(request, reply, languageAt(pathname), status);
  }

  /** Responds with a page without scripts. 504 is for a device without a network that has not stored the requested one. */
  async function sendRefusal(
    request: FastifyRequest,
    reply: FastifyReply,
    language: Language,
    status: Refusal["status"],
  ) {
    const text =
      status === 504 ? formatText(language, "device", "missingPage") : refusalText(language, status);
    const key = `${status} ${language}`;
    // Rendered once, because a refusal must cost less than the page.
    const rendering =
      refusalPages.get(key) ?? renderOnce(build.canonicalPath(`/${language}`), { status, text });
    refusalPages.set(key, rendering);
    const html = await rendering;
    if (html === undefined) {
      refusalPages.delete(key);
      return refuse(request, reply, status);
    }
    return reply
      .code(status)
      .headers({
        "cache-control": "no-store",
        "content-language": language,
        "content-security-policy": contentSecurityPolicy([], site),
        vary: "accept-encoding",
      })
      .type("text/html; charset=utf-8")
      .send(html);
  }
};

const reporter =
  ({ log }: Pick<FastifyRequest, "log">) =>
  (fault: unknown) =>
    log.error({ err: fault }, "a page could not be made");

/**
 * Returns the address of a page at the public origin, because no page may depend on a host header that anyone can
 * set. `undefined` if there is no such address.
 */
function buildAddress(request: FastifyRequest, siteUrl: string): URL | undefined {
  const { origin } = new URL(publicOrigin(siteUrl, request) ?? NOWHERE);
  return URL.parse(origin + request.url) ?? undefined;
}

/** Returns the request for the page's code; it aborts when the visitor leaves. */
function webRequest(request: FastifyRequest, reply: FastifyReply, url: URL): Request {
  const gone = new AbortController();
  reply.raw.on("close", () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headers)) {
    for (const value of [values ?? []].flat()) headers.append(name, value);
  }
  // Already compared, with more information than React Router has.
  headers.delete("origin");
  const body = typeof request.body === "string" ? request.body : null;
  return new Request(url, { method: request.method, headers, signal: gone.signal, body });
}
