import fastifyHelmet from "@fastify/helmet";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyError, type FastifyInstance } from "fastify";
import { fileURLToPath } from "node:url";
import { proxyApi } from "./api-proxy.ts";
import type { Environment } from "./env.ts";
import { buildFolder, readBuild } from "./build.ts";
import { limitConnections, patience, serverOptions } from "./connections.ts";
import { logSettings } from "./log.ts";
import { servePages } from "./pages.ts";
import { readable } from "./paths.ts";
import { refuse } from "./refuse.ts";
import { serveServiceWorker } from "./service-worker.ts";
import { serveWidget } from "./widget.ts";

const ROOT = fileURLToPath(new URL("client/", buildFolder));

/**
 * Builds the web server: static files, prerendered pages, pages rendered for one visitor, and the proxy to the API.
 *
 * @throws {Error} when the pages were not built.
 */
export async function buildServer(environment: Environment): Promise<FastifyInstance> {
  const build = await readBuild();
  const app = Fastify({
    logger: logSettings({ level: environment.logLevel }),
    ...serverOptions(patience),
    routerOptions: { ignoreTrailingSlash: true },
    // Any address can then be handled: nothing is found, and a page says so.
    rewriteUrl: ({ url = "/" }) => readable(url),
    trustProxy: (_address, hop) => hop < environment.trustedProxies,
  });
  limitConnections(app.server);

  await app.register(fastifyHelmet, {
    // Each response has its own policy, with the nonce or the hashes of its scripts.
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin" },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    frameguard: { action: "deny" },
  });
  app.addHook("onSend", async (_request, reply) => {
    reply.header("permissions-policy", "camera=(self), microphone=(), geolocation=(), browsing-topics=()");
  });
  await app.register(fastifyStatic, {
    root: ROOT,
    serve: false,
    preCompressed: true,
    index: false,
    redirect: false,
  });

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error({ err: error }, "no page could be made");
    return refuse(request, reply, statusCode);
  });
  // Missing pages render their own error. This is a missing file, whose body is never displayed.
  app.setNotFoundHandler((_request, reply) => reply.code(404).header("cache-control", "no-store").send());

  app.get("/healthz", { logLevel: "silent" }, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });
  await app.register(proxyApi, { apiUrl: environment.apiUrl });
  await app.register(serveWidget);
  await app.register(serveServiceWorker, { isOn: environment.serviceWorker });
  await app.register(servePages, {
    build,
    apiUrl: environment.apiUrl,
    pagesPerMinute: environment.pagesPerMinute,
  });
  return app;
}
