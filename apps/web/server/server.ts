import compress from "@fastify/compress";
import { limitConnections, loggedTrace, toRequestId } from "@heater-age/requests";
import Fastify, { type FastifyError, type FastifyInstance } from "fastify";
import { constants } from "node:zlib";
import { readBuild } from "./build.ts";
import { limitAddresses, serverOptions, timeouts } from "./connections.ts";
import type { Settings } from "./env.ts";
import { logSettings } from "./log.ts";
import { readable } from "./paths.ts";
import { pages } from "./pages.ts";
import { policies } from "./policies.ts";
import { proxy } from "./proxy.ts";
import { staticFiles } from "./static.ts";
import { refuse } from "./refuse.ts";

const brotli = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  /** In bits: 128 kB, more than a page has. The default needs a third more time, to prepare 4 MB. */
  [constants.BROTLI_PARAM_LGWIN]: 17,
};

/**
 * Builds the web server: static files, pages, and the proxy to the API.
 *
 * @throws {Error} when the pages were not built.
 */
export async function buildServer({ environment, site, logo }: Settings): Promise<FastifyInstance> {
  const build = await readBuild(site);
  const { apiUrl, hstsSubdomains, serviceWorker, trustedProxies } = environment;
  const app = Fastify({
    logger: logSettings({ level: environment.logLevel }),
    ...serverOptions(timeouts),
    routerOptions: { ignoreTrailingSlash: true },
    // Any address can then be handled: nothing is found, and a page says so.
    rewriteUrl: ({ url = "/" }) => readable(url),
    trustProxy: (_address, hop) => hop < trustedProxies,
    genReqId: ({ headers }) => toRequestId(headers),
  });
  app.setChildLoggerFactory((logger, bindings, options, { headers }) =>
    logger.child({ ...bindings, ...loggedTrace(headers) }, options),
  );
  limitConnections(app.server);
  limitAddresses(app.server, { trustedProxies });

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error({ err: error }, "no page could be made");
    return refuse(request, reply, statusCode);
  });
  // Missing pages render their own error. This is a missing file, whose body is never displayed.
  app.setNotFoundHandler((_request, reply) => reply.code(404).header("cache-control", "no-store").send());

  await app.register(policies, { hstsSubdomains });
  await app.register(compress, {
    encodings: ["br", "gzip"],
    brotliOptions: { params: brotli },
    // Requests are passed on as they are.
    globalDecompression: false,
  });

  app.get("/healthz", { logLevel: "silent" }, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });
  await app.register(proxy, { apiUrl });
  await app.register(staticFiles, { build, origin: site.origin, logo, serviceWorker });
  await app.register(pages, { build, site, environment });
  return app;
}
