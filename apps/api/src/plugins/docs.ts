import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { ApiError } from "../errors/codes.ts";

const prefix = "/api/docs";

/** Scripts and styles are served from here. The scripts need inline styles. */
const policy =
  "default-src 'none';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data:;connect-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'";

const ofPage = (name: string): URL => new URL(`docs/${name}`, import.meta.url);
const ofPackage = (name: string): URL => new URL(import.meta.resolve(`@fastify/swagger-ui/static/${name}`));
const script = "application/javascript; charset=utf-8";

/** Files of the page: their types and places. */
const files: Readonly<Record<string, readonly [type: string, place: URL]>> = {
  "": ["text/html; charset=utf-8", ofPage("index.html")],
  "static/start.js": [script, ofPage("start.js")],
  "static/swagger-ui-bundle.js": [script, ofPackage("swagger-ui-bundle.js")],
  "static/swagger-ui.css": ["text/css; charset=utf-8", ofPackage("swagger-ui.css")],
  "static/favicon-32x32.png": ["image/png", ofPackage("favicon-32x32.png")],
};

/**
 * `GET /api/docs`: the API reference as an interactive page. Each of its files is read and compressed once, with the
 * first request, and always sent compressed, because no response may exceed 1 MB.
 */
export function docsRoutes(app: FastifyInstance): void {
  const ready = new Map<string, Promise<Buffer>>();
  for (const url of [prefix, `${prefix}/*`]) {
    app.get<{ readonly Params: { readonly "*"?: string } }>(
      url,
      { config: { limit: "read" }, schema: { hide: true } },
      async (request, reply) => {
        const name = request.params["*"] ?? "";
        const file = Object.hasOwn(files, name) ? files[name] : undefined;
        if (file === undefined) throw new ApiError("not-found");
        const [type, place] = file;
        const content = ready.get(name) ?? readFile(place).then((bytes) => promisify(gzip)(bytes));
        ready.set(name, content);
        // A file that can't be read now is read again with the next request.
        content.catch(() => ready.delete(name));
        return reply
          .type(type)
          .headers({
            "content-encoding": "gzip",
            "content-security-policy": policy,
            "cache-control": "public, max-age=3600",
          })
          .send(await content);
      },
    );
  }
}
