import type { FastifyPluginAsync } from "fastify";
import { serviceWorkerPolicy } from "./csp.ts";

interface ServiceWorkerOptions {
  /** If false, browsers get a worker that removes itself and its caches. */
  readonly isOn: boolean;
}

/** Serves the service worker, which caches the site for use offline. */
export const serveServiceWorker: FastifyPluginAsync<ServiceWorkerOptions> = async (app, { isOn }) => {
  const file = isOn ? "service-worker.js" : "service-worker-withdrawn.js";
  app.get("/service-worker.js", (_request, reply) => {
    reply.header("content-security-policy", serviceWorkerPolicy);
    // Revalidated on each visit, so that an update or the removal takes effect soon.
    reply.header("cache-control", "public, max-age=0, must-revalidate");
    return reply.sendFile(file, { cacheControl: false });
  });
};
