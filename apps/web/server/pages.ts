import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { fileURLToPath } from "node:url";
import { isLanguage, type Language, languages } from "@heater-age/messages";
import { formatText } from "@heater-age/messages/server";
import { publicOrigin, visitorAddress } from "@heater-age/requests";
import type { FastifyBaseLogger, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { forwardedFor } from "./api-proxy.ts";
import type { Refusal } from "../app/context/server-contexts.ts";
import { type Build, buildFolder } from "./build.ts";
import { compress, encodingFor } from "./compress.ts";
import { contentSecurityPolicy, scannerPolicy } from "./csp.ts";
import { filePages } from "./file-pages.ts";
import { isForeignForm } from "./foreign-form.ts";
import { type KeptPage, keptPage, keptPages } from "./kept-pages.ts";
import { hasControls, withoutQuery } from "./paths.ts";
import { languageAt, refusalText, refuse } from "./refuse.ts";

const YEAR = { maxAge: "1y", immutable: true } as const;
/** Written by a separate task that no other task waits for. */
const PICTURES = fileURLToPath(new URL("../pictures/", import.meta.url));
/** Written by a separate task, too. */
const SCANNER = fileURLToPath(new URL("../scanner-files/", import.meta.url));
const DAY = "public, max-age=86400";
const REVALIDATED = "public, max-age=0, must-revalidate";
/** For a page that is the same for everyone and was not prerendered. */
const SHARED = `${REVALIDATED}, s-maxage=600`;
/** Parameters that make a page personal; others, such as campaign tags, don't. */
const PERSONAL = ["brand", "serial", "model"];
/** Origin for a page's code if the public one is unknown. */
const NOWHERE = "http://host.invalid";
const LONGEST_LOGGED = 100;
const MINUTE = 60_000;

interface PageOptions {
  readonly build: Build;
  /** Origin of the API. */
  readonly apiUrl: string;
  /** Number of pages that one visitor may have rendered per minute. */
  readonly pagesPerMinute: number;
}

/** Why a page is not rendered now. */
interface RefusedRendering {
  readonly status: 429 | 503;
  /** Seconds until a retry. */
  readonly wait: number;
}

const crowded: RefusedRendering = { status: 503, wait: 10 };
/** Status of the page that a device without a network shows instead of one that it has not stored. */
const notKept = 504;

/**
 * Serves hashed assets, prerendered pages from files, and rendered pages, for everyone or for one visitor. Only
 * rendered pages are limited, because the others cost almost nothing.
 */
export const servePages: FastifyPluginAsync<PageOptions> = async (app, options) => {
  const { build, apiUrl, pagesPerMinute } = options;
  const handle = createRequestHandler(build.server, "production");
  const files = filePages(new URL("client/", buildFolder));
  const pages = keptPages();
  const refusedPages = new Map<string, Promise<KeptPage | undefined>>();
  await app.register(rateLimit, { global: false, cache: 100_000 });
  const countPage = app.createRateLimit({
    max: pagesPerMinute,
    timeWindow: MINUTE,
    keyGenerator: (request) => normalizeIP(visitorAddress(request)),
  });

  app.get("/assets/*", (request, reply) =>
    reply.sendFile(decodeURIComponent(withoutQuery(request.url)).slice(1), YEAR),
  );
  for (const file of ["/icon.svg", ...build.siteFiles]) {
    app.get(file, (_request, reply) => reply.sendFile(file.slice(1), { maxAge: "1d" }));
  }
  app.get("/flags/*", (request, reply) =>
    reply.sendFile(withoutQuery(request.url).slice(1), { maxAge: "1d" }),
  );
  app.get("/pictures/*", (request, reply) => {
    const path = decodeURIComponent(withoutQuery(request.url)).slice("/pictures/".length);
    return reply.sendFile(path, PICTURES, { maxAge: "1d" });
  });

  app.get("/scan/*", (request, reply) => {
    const path = decodeURIComponent(withoutQuery(request.url)).slice("/scan/".length);
    // A worker uses the policy of its own response, and no page needs one that allows WebAssembly.
    if (path.startsWith("worker-")) reply.header("content-security-policy", scannerPolicy);
    return reply.sendFile(path, SCANNER, YEAR);
  });

  app.get<{ Params: { readonly language: string } }>("/offline/:language", (request, reply) => {
    const { language } = request.params;
    return isLanguage(language) ? sendRefusedPage(request, reply, language, notKept) : reply.callNotFound();
  });

  // Browsers request it by default, but the page links its own icon.
  app.get("/favicon.ico", (_request, reply) =>
    reply.code(204).header("cache-control", "public, max-age=86400").send(),
  );

  // Bodies are passed to the page's own code unparsed.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, payload, done) => done(null, payload));

  // The service worker handles photos that are shared with the installed app. One that arrives here is not read.
  for (const { code } of languages) {
    const home = build.onePath(`/${code}/`);
    app.post(`${home}share-photo`, (request, reply) => {
      request.raw.resume();
      return reply.redirect(`${home}?photo=lost`, 303);
    });
  }

  let hasWarned = false;
  /** Logs a form of another site, only once, because anyone can send as many as they like. */
  function warnOfForeignForm({ log, headers, host }: FastifyRequest, { origin }: URL): void {
    if (hasWarned) return;
    hasWarned = true;
    log.warn(
      { from: headers.origin?.slice(0, LONGEST_LOGGED), host: host.slice(0, LONGEST_LOGGED), origin },
      "a form of another site was refused; if it was one of this site, set SITE_URL and let the proxy pass X-Forwarded-Host and X-Forwarded-Proto",
    );
  }

  app.all("*", async (request, reply) => {
    const url = addressOf(request, build.site.url);
    if (url === undefined || hasControls(url.pathname)) return refuse(request, reply, 400);
    // It would echo the request, and no page sends such requests.
    if (request.method === "TRACE") return refuse(request, reply.header("allow", "GET, HEAD, POST"), 405);
    const reads = request.method === "GET" || request.method === "HEAD";
    const onePath = build.onePath(url.pathname);
    if (reads && onePath !== url.pathname) {
      return reply.header("cache-control", DAY).redirect(onePath + url.search, 308);
    }
    if (!reads && isForeignForm(request, url.origin)) {
      warnOfForeignForm(request, url);
      return refuse(request, reply, 400);
    }
    const path = url.pathname.length > 1 ? url.pathname.replace(/\/$/u, "") : "/";
    const hashes = build.scriptHashes[path];
    const isShared = reads && hashes !== undefined && !PERSONAL.some((name) => url.searchParams.has(name));
    if (isShared && hashes !== null) return sendFilePage(request, reply, path, hashes);
    if (isShared) url.search = "";
    const kept = reads ? pages.find(url) : undefined;
    if (kept !== undefined) return sendKept(request, reply, kept);
    const refused = await refusalOf(request);
    return refused === undefined
      ? sendRendered(request, reply, url, isShared)
      : sendRefusal(request, reply, url, refused);
  });

  async function refusalOf(request: FastifyRequest): Promise<RefusedRendering | undefined> {
    const counted = await countPage(request);
    if (!counted.isAllowed && counted.isExceeded) return { status: 429, wait: counted.ttlInSeconds };
    return build.isCrowded() ? crowded : undefined;
  }

  async function sendFilePage(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    scripts: readonly string[],
  ) {
    const encoding = encodingFor(request.headers["accept-encoding"]);
    const { body, marks } = await files.find(path, encoding);
    reply.headers({
      ...marks,
      "cache-control": REVALIDATED,
      "content-security-policy": contentSecurityPolicy(scripts, build.site),
      vary: "accept-encoding",
    });
    if (fresh(request.headers, marks)) return reply.code(304).send();
    if (encoding !== undefined) reply.header("content-encoding", encoding);
    return reply.type("text/html; charset=utf-8").send(body);
  }

  function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage) {
    // Shared caches store it too, for no longer than if it had been rendered for them.
    reply.header("age", Math.floor((Date.now() - page.madeAt) / 1000));
    return sendWhole(request, reply, page);
  }

  function sendWhole(
    request: FastifyRequest,
    reply: FastifyReply,
    { headers, scripts, bodies }: Pick<KeptPage, "headers" | "scripts" | "bodies">,
  ) {
    const encoding = encodingFor(request.headers["accept-encoding"]);
    for (const [name, value] of headers) reply.header(name, value);
    reply.header("content-security-policy", contentSecurityPolicy(scripts, build.site));
    if (encoding !== undefined) reply.header("content-encoding", encoding);
    return reply.send(bodies[encoding ?? "identity"]);
  }

  /** Renders a page of the site with the reason for a refusal. That must cost less than the answer. */
  async function sendRefusal(
    request: FastifyRequest,
    reply: FastifyReply,
    url: URL,
    { status, wait }: RefusedRendering,
  ) {
    reply.header("retry-after", wait);
    // The data of a page that the browser renders.
    if (url.pathname.endsWith(".data")) return refuse(request, reply, status);
    return sendRefusedPage(request, reply, languageAt(url.pathname), status);
  }

  async function sendRefusedPage(
    request: FastifyRequest,
    reply: FastifyReply,
    language: Language,
    status: Refusal["status"],
  ) {
    const key = `${status} ${language}`;
    const making = refusedPages.get(key) ?? makeRefused(language, status, request.log);
    refusedPages.set(key, making);
    const page = await making;
    if (page !== undefined) return sendWhole(request, reply.code(status), page);
    refusedPages.delete(key);
    return refuse(request, reply, status);
  }

  async function makeRefused(
    language: Language,
    status: Refusal["status"],
    log: FastifyBaseLogger,
  ): Promise<KeptPage | undefined> {
    const context = new RouterContextProvider();
    const text =
      status === notKept ? formatText(language, "device", "missingPage") : refusalText(language, status);
    context.set(build.refusalContext, { status, text });
    const home = new URL(build.onePath(`/${language}`), NOWHERE);
    const { html, nonce, response } = await render(new Request(home), context, log);
    const { headers } = response;
    headers.set("cache-control", "no-store");
    headers.set("content-language", language);
    headers.append("vary", "accept-encoding");
    return html === undefined || response.status !== status ? undefined : keptPage({ headers, html, nonce });
  }

  async function sendRendered(request: FastifyRequest, reply: FastifyReply, url: URL, isShared: boolean) {
    const context = new RouterContextProvider();
    context.set(build.apiContext, { url: apiUrl, headers: forwardedFor(request) });
    const { html, nonce, response } = await render(webRequest(request, reply, url), context, request.log);
    // The server became crowded while the page's data was loaded.
    if (html === undefined && response.status === crowded.status) {
      return sendRefusal(request, reply, url, crowded);
    }
    reply.header("content-security-policy", contentSecurityPolicy([`'nonce-${nonce}'`], build.site));
    if (isShared && response.ok) response.headers.set("cache-control", SHARED);
    if (!response.headers.has("cache-control")) reply.header("cache-control", "private, no-store");
    if (html === undefined) return reply.send(response);
    const { status, headers } = response;
    // Caches have to know that the encoding depends on the request.
    headers.append("vary", "accept-encoding");
    await pages.offer({ url, method: request.method, status, headers, html, nonce });
    return send(request, reply.code(status), headers, html);
  }

  /** Renders the response to a request. Without `html` the response is complete. */
  async function render(request: Request, context: RouterContextProvider, log: FastifyBaseLogger) {
    const nonce = randomBytes(16).toString("base64");
    context.set(build.nonceContext, nonce);
    context.set(build.reportContext, (fault) => log.error({ err: fault }, "a page could not be made"));
    let page: string | undefined;
    context.set(build.htmlContext, (html) => {
      page = html;
    });
    const response = await handle(request, context);
    return { response, nonce, html: page === undefined ? undefined : build.preloads(page) };
  }
};

/** Sends a rendered page, compressed if the visitor supports it. Pages are complete before they are sent. */
async function send(request: FastifyRequest, reply: FastifyReply, headers: Headers, html: string) {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  for (const [name, value] of headers) reply.header(name, value);
  if (encoding === undefined) return reply.send(html);
  reply.header("content-encoding", encoding);
  return reply.send(await compress(Buffer.from(html), encoding));
}

/**
 * Returns the address of a page at the public origin, because no page may depend on a host header that anyone can
 * set. `undefined` if there is no such address.
 */
function addressOf(request: FastifyRequest, siteUrl: string): URL | undefined {
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
  const reads = request.method === "GET" || request.method === "HEAD";
  const body = reads
    ? {}
    : { body: Readable.toWeb(request.raw) as ReadableStream<Uint8Array>, duplex: "half" as const };
  return new Request(url, { method: request.method, headers, signal: gone.signal, ...body } as RequestInit);
}
