import type { FastifyPluginAsync } from "fastify";
import { serviceWorkerPolicy } from "./csp.ts";

interface ServiceWorkerOptions {
  /** If false, browsers get a worker that removes itself and its stored files. */
  readonly isOn: boolean;
}

/** Serves the program with which browsers store the site for use without a network. */
export const serveServiceWorker: FastifyPluginAsync<ServiceWorkerOptions> = async (app, { isOn }) => {
  const file = isOn ? "service-worker.js" : "service-worker-withdrawn.js";
  app.get("/service-worker.js", (_request, reply) => {
    reply.header("content-security-policy", serviceWorkerPolicy);
    // Revalidated on each visit, so that a new version, or none, arrives soon.
    reply.header("cache-control", "public, max-age=0, must-revalidate");
    return reply.sendFile(file, { cacheControl: false });
  });
};
