import type { FastifyPluginAsync } from "fastify";

/**
 * The script that other sites embed, and the name and hashes of its version. All other files have their hash in the
 * name.
 */
const CURRENT = ["heater-age.js", "heater-age.js.map", "integrity.json"];
const FILE = /^(?:[\w-]+\.js(?:\.map)?|integrity\.json)$/u;

/** Serves the web component to pages of every site. */
export const serveWidget: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { readonly file: string } }>("/widget/:file", (request, reply) => {
    const { file } = request.params;
    if (!FILE.test(file)) return reply.callNotFound();
    reply.header("access-control-allow-origin", "*");
    reply.header("cross-origin-resource-policy", "cross-origin");
    if (!CURRENT.includes(file)) return reply.sendFile(`widget/${file}`, { maxAge: "1y", immutable: true });
    // Revalidated by each page, and sent again only if it has changed, because the files that it names belong to one
    // build.
    reply.header("cache-control", "public, max-age=0, must-revalidate");
    return reply.sendFile(`widget/${file}`, { cacheControl: false });
  });
};
