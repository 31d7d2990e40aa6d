import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyPluginAsync } from "fastify";
import { fileURLToPath } from "node:url";
import { buildFolder } from "./build.ts";
import { scannerPolicy, serviceWorkerPolicy } from "./policies.ts";

interface StaticOptions {
  /** Paths of the files for search engines and phones. */
  readonly siteFiles: readonly string[];
  /** If false, browsers get a service worker that removes itself and its caches. */
  readonly serviceWorker: boolean;
}

const day = { maxAge: "1d" } as const;
const hashed = { maxAge: "1y", immutable: true } as const;
/** Revalidated on each use, and sent again only if it has changed. */
const revalidated = "public, max-age=0, must-revalidate";
/** The files of the widget without a hash in their name. They name files of the same build. */
const currentWidget = /[\\/](?:heater-age\.js(?:\.map)?|integrity\.json)(?:\.br|\.gz)?$/u;

const client = fileURLToPath(new URL("client/", buildFolder));
/** Written by separate tasks, later than the pages or never. */
const pictures = fileURLToPath(new URL("../pictures/", import.meta.url));
const scanner = fileURLToPath(new URL("../scanner-files/", import.meta.url));

/** Serves all files except pages. */
export const staticFiles: FastifyPluginAsync<StaticOptions> = async (app, { siteFiles, serviceWorker }) => {
  const folder = (prefix: string, root: string, options: Partial<FastifyStaticOptions>) =>
    app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      preCompressed: true,
      index: false,
      suppressWarning: true,
      ...options,
    });
  await folder("/assets/", `${client}assets`, hashed);
  await folder("/flags/", `${client}flags`, day);
  await folder("/pictures/", pictures, day);
  await folder("/scan/", scanner, {
    ...hashed,
    setHeaders(reply, path) {
      // A worker uses the policy of its own response, and no page needs one that allows WebAssembly.
      if (/[\\/]worker-[^\\/]+$/u.test(path)) reply.header("content-security-policy", scannerPolicy);
    },
  });
  await folder("/widget/", `${client}widget`, {
    ...hashed,
    setHeaders(reply, path) {
      reply.header("access-control-allow-origin", "*");
      reply.header("cross-origin-resource-policy", "cross-origin");
      if (currentWidget.test(path)) reply.header("cache-control", revalidated);
    },
  });

  for (const file of ["/icon.svg", ...siteFiles]) {
    app.get(file, (_request, reply) => reply.sendFile(file.slice(1), day));
  }
  app.get("/service-worker.js", (_request, reply) => {
    reply.header("content-security-policy", serviceWorkerPolicy);
    // So that an update or the removal takes effect soon.
    reply.header("cache-control", revalidated);
    const file = serviceWorker ? "service-worker.js" : "service-worker-withdrawn.js";
    return reply.sendFile(file, { cacheControl: false });
  });
  // Browsers request it by default, but the page links its own icon.
  app.get("/favicon.ico", (_request, reply) =>
    reply.code(204).header("cache-control", "public, max-age=86400").send(),
  );
};
