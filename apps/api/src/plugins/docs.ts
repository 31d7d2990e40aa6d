import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { ApiError } from "../errors/codes.ts";
import { descriptionPath } from "./swagger.ts";

const prefix = "/api/docs";

/** Scripts and styles are served from here. The scripts need inline styles. */
const policy =
  "default-src 'none';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data:;connect-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'";

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Heater Age API</title>
    <link rel="icon" href="${prefix}/static/favicon-32x32.png" />
    <link rel="stylesheet" href="${prefix}/static/swagger-ui.css" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="${prefix}/static/swagger-ui-bundle.js"></script>
    <script src="${prefix}/static/start.js"></script>
  </body>
</html>
`;

const start = `SwaggerUIBundle({
  url: "${descriptionPath}",
  dom_id: "#swagger-ui",
  deepLinking: true,
  docExpansion: "list",
  tryItOutEnabled: true,
  showExtensions: true,
});
`;

const readStatic = (name: string): Promise<Buffer> =>
  readFile(new URL(import.meta.resolve(`@fastify/swagger-ui/static/${name}`)));

/** Files of the page: their type and content. */
const files: Readonly<Record<string, readonly [string, () => Promise<Buffer>]>> = {
  "": ["text/html; charset=utf-8", async () => Buffer.from(page)],
  "static/start.js": ["application/javascript; charset=utf-8", async () => Buffer.from(start)],
  "static/swagger-ui-bundle.js": [
    "application/javascript; charset=utf-8",
    () => readStatic("swagger-ui-bundle.js"),
  ],
  "static/swagger-ui.css": ["text/css; charset=utf-8", () => readStatic("swagger-ui.css")],
  "static/favicon-32x32.png": ["image/png", () => readStatic("favicon-32x32.png")],
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
        const [type, read] = file;
        const content = ready.get(name) ?? read().then((bytes) => promisify(gzip)(bytes));
        ready.set(name, content);
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
