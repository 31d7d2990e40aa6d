import type { FastifyPluginAsync } from "fastify";
import { withoutQuery } from "./paths.ts";

/** The address that other sites have in their pages. All else that it loads is named by what is in it. */
const ENTRY = "heater-age.js";

/** The web component, for pages of every site. */
export const serveWidget: FastifyPluginAsync = async (app) => {
  app.get("/widget/*", (request, reply) => {
    const name = decodeURIComponent(withoutQuery(request.url)).slice("/widget/".length);
    reply.header("access-control-allow-origin", "*");
    reply.header("cross-origin-resource-policy", "cross-origin");
    if (name !== ENTRY) return reply.sendFile(`widget/${name}`, { maxAge: "1y", immutable: true });
    // Asked for again with each page, and sent again only when it is another: the files it names are of one build.
    reply.header("cache-control", "public, max-age=0, must-revalidate");
    return reply.sendFile(`widget/${name}`, { cacheControl: false });
  });
};
