import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyPluginAsync } from "fastify";
import { fileURLToPath } from "node:url";
import { type Build, buildFolder } from "./build.ts";
import type { LogoFile } from "./company-logo.ts";
import { scannerPolicy, serviceWorkerPolicy } from "./policies.ts";
import { sendShared, shareResponse } from "./shared-response.ts";

interface StaticOptions {
  readonly build: Build;
  /** Origin of the site's address. Empty: there is no site map. */
  readonly origin: string;
  readonly logo: LogoFile | undefined;
  /** If false, browsers get a service worker that removes itself and its caches. */
  readonly serviceWorker: boolean;
}

const day = { maxAge: "1d" } as const;
const forDay = "public, max-age=86400";
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
export const staticFiles: FastifyPluginAsync<StaticOptions> = async (app, options) => {
  const { build, origin, logo, serviceWorker } = options;
  const folder = (prefix: string, root: string, more: Partial<FastifyStaticOptions>) =>
    app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      preCompressed: true,
      index: false,
      suppressWarning: true,
      ...more,
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
  // Icons, manifests and screenshots, without the files of folders.
  await folder("/", client, { ...day, wildcard: false, globIgnore: ["*/*/**"] });

  const shared = (path: string, text: string, headers: Readonly<Record<string, string>>) => {
    const response = shareResponse(text, headers);
    app.get(path, async (request, reply) => sendShared(request, reply, await response));
  };
  shared("/robots.txt", build.robots(origin), { "content-type": "text/plain", "cache-control": forDay });
  if (origin !== "") {
    shared("/sitemap.xml", build.sitemap(origin), {
      "content-type": "application/xml",
      "cache-control": forDay,
    });
  }
  shared("/service-worker.js", serviceWorker ? build.serviceWorker : build.withdrawnWorker, {
    "content-type": "text/javascript; charset=utf-8",
    "content-security-policy": serviceWorkerPolicy,
    // So that an update or the removal takes effect soon.
    "cache-control": revalidated,
  });
  if (logo !== undefined) {
    app.get(logo.shown.src, (_request, reply) =>
      reply.type(logo.type).header("cache-control", "public, max-age=31536000, immutable").send(logo.content),
    );
  }
  // Browsers request it by default, but the page links its own icon.
  app.get("/favicon.ico", (_request, reply) => reply.code(204).header("cache-control", forDay).send());
};
