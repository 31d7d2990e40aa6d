import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { fileURLToPath } from "node:url";
import type { Language } from "@heater-age/messages";
import { publicOrigin, visitorAddress } from "@heater-age/requests";
import type { FastifyBaseLogger, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { forwardedFor } from "./api-proxy.ts";
import { type Build, buildFolder } from "./build.ts";
import { compress, encodingFor } from "./compress.ts";
import { contentSecurityPolicy, scannerPolicy } from "./csp.ts";
import { filePages } from "./file-pages.ts";
import { isForeignForm } from "./foreign-form.ts";
import { type KeptPage, keptPage, keptPages } from "./kept-pages.ts";
import { hasControls, withoutQuery } from "./paths.ts";
import { languageAt, refusalText, refuse } from "./refuse.ts";

const YEAR = { maxAge: "1y", immutable: true } as const;
/** Built by a separate task that no other task waits for. */
const PICTURES = fileURLToPath(new URL("../pictures/", import.meta.url));
/** Built by a separate task, too. */
const SCANNER = fileURLToPath(new URL("../scanner-files/", import.meta.url));
const DAY = "public, max-age=86400";
const REVALIDATED = "public, max-age=0, must-revalidate";
/** Of a page that is the same for everyone and was not prerendered. */
const SHARED = `${REVALIDATED}, s-maxage=600`;
/** Names in a query that make a page one for its visitor; others, such as campaign tags, do not. */
const PERSONAL = ["brand", "serial", "model"];
/** Origin that a page's code sees if the public one is unknown. */
const NOWHERE = "http://host.invalid";
const LONGEST_LOGGED = 100;
const MINUTE = 60_000;

interface PageOptions {
  readonly build: Build;
  /** Origin of the API. */
  readonly apiUrl: string;
  /** Pages that one visitor may have rendered in a minute. */
  readonly pagesPerMinute: number;
}

/** Why a page is not rendered now. */
interface RefusedRendering {
  readonly status: 429 | 503;
  /** Seconds until it may be. */
  readonly wait: number;
}

const crowded: RefusedRendering = { status: 503, wait: 10 };

/**
 * Hashed assets, prerendered pages from files, and other pages rendered, for everybody or for one visitor. Only rendered
 * pages are limited: the rest costs next to nothing.
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
    // A worker has the policy of its own response, and no page needs one that allows WebAssembly.
    if (path.startsWith("worker-")) reply.header("content-security-policy", scannerPolicy);
    return reply.sendFile(path, SCANNER, YEAR);
  });

  // Asked for by browsers out of habit; the page names its icon.
  app.get("/favicon.ico", (_request, reply) =>
    reply.code(204).header("cache-control", "public, max-age=86400").send(),
  );

  // Bodies go to the page's own code as they are.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, payload, done) => done(null, payload));

  let hasWarned = false;
  /** Once, because anyone can send as many such forms as they like. */
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
    // It would send back what it was sent, and no request of a page can have it.
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
    // Others keep it too, and no longer than if it had been made for them.
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

  /** Says on a page of the site why there is no answer. To say it must cost less than to answer. */
  async function sendRefusal(
    request: FastifyRequest,
    reply: FastifyReply,
    url: URL,
    { status, wait }: RefusedRendering,
  ) {
    reply.header("retry-after", wait);
    const language = languageAt(url.pathname);
    // The data of a page that the browser makes.
    if (url.pathname.endsWith(".data")) return refuse(request, reply, status);
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
    status: RefusedRendering["status"],
    log: FastifyBaseLogger,
  ): Promise<KeptPage | undefined> {
    const context = new RouterContextProvider();
    context.set(build.refusalContext, { status, text: refusalText(language, status) });
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
    // It became crowded while the page's data was fetched.
    if (html === undefined && response.status === crowded.status) {
      return sendRefusal(request, reply, url, crowded);
    }
    reply.header("content-security-policy", contentSecurityPolicy([`'nonce-${nonce}'`], build.site));
    if (isShared && response.ok) response.headers.set("cache-control", SHARED);
    if (!response.headers.has("cache-control")) reply.header("cache-control", "private, no-store");
    if (html === undefined) return reply.send(response);
    const { status, headers } = response;
    // Who keeps a page has to know that others may get it in another way.
    headers.append("vary", "accept-encoding");
    await pages.offer({ url, method: request.method, status, headers, html, nonce });
    return send(request, reply.code(status), headers, html);
  }

  /** Renders what a request asks for. Without `html` the response has all. */
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

/** Sends a rendered page, compressed as the visitor can take it. The pages are whole before they are sent. */
async function send(request: FastifyRequest, reply: FastifyReply, headers: Headers, html: string) {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  for (const [name, value] of headers) reply.header(name, value);
  if (encoding === undefined) return reply.send(html);
  reply.header("content-encoding", encoding);
  return reply.send(await compress(Buffer.from(html), encoding));
}

/**
 * The address of a page at the public origin: no page may depend on a host that anyone can write. `undefined` when there
 * can be no such address.
 */
function addressOf(request: FastifyRequest, siteUrl: string): URL | undefined {
  const { origin } = new URL(publicOrigin(siteUrl, request) ?? NOWHERE);
  return URL.parse(origin + request.url) ?? undefined;
}

/** The request as the page's code takes it; it ends when the visitor goes away. */
function webRequest(request: FastifyRequest, reply: FastifyReply, url: URL): Request {
  const gone = new AbortController();
  reply.raw.on("close", () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headers)) {
    for (const value of [values ?? []].flat()) headers.append(name, value);
  }
  // It was compared already, with more than React Router knows.
  headers.delete("origin");
  const reads = request.method === "GET" || request.method === "HEAD";
  const body = reads
    ? {}
    : { body: Readable.toWeb(request.raw) as ReadableStream<Uint8Array>, duplex: "half" as const };
  return new Request(url, { method: request.method, headers, signal: gone.signal, ...body } as RequestInit);
}
